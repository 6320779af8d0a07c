import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { historyTexts, priceTexts } from '#domain/requests/case/history-texts.ts';
import { germanPrice } from '#domain/requests/case/price.ts';
import type { CaseEvent } from '#domain/requests/case/shapes.ts';
import { stepLabel, stepOf } from '#domain/requests/case/steps.ts';
import { wordsOfDate } from '#domain/requests/dates/date-words.ts';
import { entryOf, REQUEST_FIELDS, shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import * as firm from '#facts/firm.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { csvTexts, sheetTexts as texts } from './late-texts.ts';
import { historyQuery, inboxQuery } from './request-queries.ts';
import { inboxAnswers } from './texts.ts';

/** Prints one request with its history: black on white, without the area around it. */
export function RequestSheet({ id }: { id: string }) {
  const inbox = useQuery(inboxQuery);
  const history = useQuery(historyQuery(id));
  const request = inbox.data?.contacts.find((contact) => contact.id === id);
  const failed = [inbox, history].find(({ isLoadingError }) => isLoadingError);
  const error = failed?.error ?? (inbox.data && !request ? new Error(inboxAnswers.gone) : undefined);
  return (
    <>
      <p className="mb-6 flex flex-wrap gap-3 print:hidden">
        <button
          type="button"
          className={BUTTON.primary}
          disabled={!request || !history.data}
          onClick={() => window.print()}
        >
          {texts.print}
        </button>
        <Link className="button" href={`/contacts?contact=${id}`}>
          {texts.back}
        </Link>
      </p>
      {error && (
        <LoadFailure
          error={error}
          fallback={failed ? texts.loadFailed : inboxAnswers.gone}
          retry={() => Promise.all([inbox.refetch(), history.refetch()])}
        />
      )}
      {request && history.data && <Sheet request={request} entries={history.data} />}
      {!(request && history.data) && !error && <Skeleton className="h-[40rem] w-full" />}
    </>
  );
}

export function Sheet({ request, entries }: { request: StoredRequest; entries: readonly CaseEvent[] }) {
  const { id, createdAt, isCall, state, dealAt } = request;
  const date = state?.date;
  const facts = [
    ...REQUEST_FIELDS.map((field) => [entryOf(field).label, shownValue(field, request[field] ?? '')] as const),
    [isCall ? texts.called : texts.arrived, germanDateTime(createdAt)],
    [csvTexts.step, stepLabel(stepOf(request))],
    [csvTexts.answeredAt, state?.answeredAt && germanDateTime(state.answeredAt)],
    [csvTexts.dealSince, dealAt && germanDateTime(dealAt)],
    [csvTexts.nextDate, date && [wordsOfDate(date, new Date()), date.place].filter(Boolean).join(', ')],
    [priceTexts.price, state?.priceCents && germanPrice(state.priceCents)],
    [texts.notes, state?.notes],
  ] as const;
  return (
    <article
      className="grid max-w-[50rem] gap-5 bg-[#fff] p-6 text-[#000] [color-scheme:light] max-[37.5em]:p-4 print:p-0"
      aria-labelledby="sheet"
    >
      <header>
        <p>{firm.company}</p>
        <h1 id="sheet" className="text-[1.75rem]" dir="auto" tabIndex={-1}>
          {texts.title(shortNumber(id), request.name)}
        </h1>
      </header>
      <dl className="grid gap-2">
        {facts.map(
          ([name, words]) =>
            words && (
              <div
                key={name}
                className="grid grid-cols-[10rem_minmax(0,1fr)] gap-x-4 border-t border-[#bbb] pt-2 max-[37.5em]:grid-cols-1"
              >
                <dt className="font-bold">{name}</dt>
                <dd className="whitespace-pre-wrap wrap-anywhere" dir="auto">
                  {words}
                </dd>
              </div>
            ),
        )}
      </dl>
      <section aria-labelledby="sheet-history">
        <h2 id="sheet-history" className="mb-2 text-[1.25rem]">
          {texts.history}
        </h2>
        <ol className="grid gap-1">
          {entries.toReversed().map((entry) => (
            <li key={entry.number} className="flex gap-4 break-inside-avoid max-[37.5em]:flex-col max-[37.5em]:gap-0">
              <time className="shrink-0 tabular-nums" dateTime={entry.at}>
                {germanDateTime(entry.at)}
              </time>
              <span className="whitespace-pre-wrap wrap-anywhere" dir="auto">
                {entry.words}
                {entry.isUndone && ` (${historyTexts.undone})`}
                {entry.by && `, ${entry.by}`}
              </span>
            </li>
          ))}
        </ol>
        {entries.length === 0 && <p>{texts.noHistory}</p>}
      </section>
      <p className="text-small">{texts.printedAt(germanDateTime(new Date().toISOString()))}</p>
    </article>
  );
}
