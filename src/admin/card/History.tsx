import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { pastMoment } from '#admin/case/past-moment.ts';
import { nextTexts } from '#admin/case/texts.ts';
import { useEntries, useTold } from '#admin/case/use-entries.ts';
import { CloseNote } from '#admin/dates/CloseNote.tsx';
import { LINE } from '#admin/shown/card-look.ts';
import { historyQuery } from '#admin/shown/request-queries.ts';
import type { Customer } from '#domain/jobs/customer.ts';
import { wordsOfDate } from '#domain/jobs/dates/date-words.ts';
import { isOver } from '#domain/jobs/dates/time-span.ts';
import { germanPrice } from '#domain/jobs/price.ts';
import type { Deed } from '#domain/jobs/steps.ts';
import { historyTexts as texts } from '#domain/requests/case/history-texts.ts';
import type { CaseEvent } from '#domain/requests/case/shapes.ts';
import { quotedPrice } from '#domain/requests/case/texts.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import type { Opened } from './RequestMenu.tsx';

interface HistoryProps {
  request: StoredRequest;
  customer: Customer | undefined;
  onOpen: (next: Opened) => void;
  /** The deed of the next button, which needs no second one here. */
  deed: Deed | undefined;
}

/** One line of time: what comes next with its forms, then the entries and the arrival. */
export function History({ request, customer, deed, onOpen }: HistoryProps) {
  const { id, createdAt, isCall, isNotebook } = request;
  const heading = useId();
  const { data, error, isPending, refetch } = useQuery(historyQuery(id));
  const isShared = new Set(data?.map(({ by }) => by)).size > 1;
  const rows = [
    ...(data ?? []).map((entry) => ({
      at: entry.at,
      row: <HistoryEntry key={entry.number} caseId={id} entry={entry} hasAuthor={isShared} />,
    })),
    {
      at: createdAt,
      // A call and a customer of the notebook have an entry of their arrival.
      row: !isNotebook && !data?.some(({ kind }) => kind === 'entered') && (
        <Row key="arrived" when={<Moment at={createdAt} />}>
          {isCall ? texts.called : texts.sent}
        </Row>
      ),
    },
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for a form.
    <div role="group" aria-labelledby={heading}>
      <p id={heading} className="font-medium">
        {texts.title}
      </p>
      <ol>
        <WhatComes request={request} customer={customer} deed={deed} onOpen={onOpen} />
        {isPending && <Skeleton className="h-[3em] w-full" />}
        {rows.map(({ row }) => row)}
      </ol>
      {error && !data && <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} />}
    </div>
  );
}

function WhatComes({ request, customer, deed, onOpen }: HistoryProps) {
  const { date, priceCents, step = 'neu' } = request.state ?? {};
  // The price of a finished job is history.
  const price = step === 'erledigt' ? undefined : priceCents;
  const isAhead = date && !isOver(date, new Date());
  const place = date?.place !== customer?.address && date?.place;
  return (
    <Row when={texts.next} isAhead>
      {isAhead && <p dir="auto">{[wordsOfDate(date, new Date()), place].filter(Boolean).join(', ')}</p>}
      {isAhead && <CloseNote id={request.id} date={date} />}
      {price && <p className="tabular-nums">{quotedPrice(germanPrice(price))}</p>}
      <p className="-my-2 flex flex-wrap gap-x-6">
        <button type="button" className={LINE.opener} onClick={() => onOpen({ what: 'date' })}>
          {nextTexts.date(isAhead === true)}
        </button>
        {isAhead && <ToldButton request={request} />}
        {(deed !== 'price' || price !== undefined) && (
          <button type="button" className={LINE.opener} onClick={() => onOpen({ what: 'price' })}>
            {nextTexts.price(price !== undefined)}
          </button>
        )}
      </p>
    </Row>
  );
}

function ToldButton({ request: { id, state } }: Pick<HistoryProps, 'request'>) {
  const tell = useTold({ id, version: state?.version ?? 0 });
  if (!state?.date?.was || state.date.toldAt) return null;
  return (
    <PendingButton className={LINE.opener} onPress={() => tell(true)}>
      {nextTexts.told}
    </PendingButton>
  );
}

function HistoryEntry({ caseId, entry, hasAuthor }: { caseId: string; entry: CaseEvent; hasAuthor: boolean }) {
  const { undo } = useEntries({ id: caseId });
  const row = useRef<HTMLLIElement>(null);
  const { words, isUndone, canUndo } = entry;

  async function takeBack() {
    const isTakenBack = await undo(entry.number, words);
    // Moves the focus to the row, because the button is gone.
    if (isTakenBack) row.current?.focus();
    return isTakenBack;
  }

  return (
    <Row
      when={<Moment at={entry.at} />}
      ref={row}
      end={
        canUndo && (
          <PendingButton className={LINE.undo} onPress={takeBack} aria-label={texts.undo(words)}>
            <Icon name="undo" />
          </PendingButton>
        )
      }
    >
      <span className={`whitespace-pre-wrap wrap-anywhere ${isUndone ? 'line-through' : ''}`} dir="auto">
        {words}
      </span>
      {isUndone && ` (${texts.undone})`}
      {hasAuthor && entry.by && <span className="text-ink-soft">, {entry.by}</span>}
    </Row>
  );
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{pastMoment(at, new Date())}</time>;

interface RowProps {
  when: ReactNode;
  isAhead?: boolean;
  children: ReactNode;
  end?: ReactNode;
  ref?: Ref<HTMLLIElement>;
}

const Row = ({ when, isAhead = false, children, end, ref }: RowProps) => (
  <li className={`${LINE.row} ${isAhead ? LINE.ahead : LINE.past}`} tabIndex={-1} ref={ref}>
    <span className={`${LINE.when} ${isAhead ? '' : 'text-ink-soft'}`}>{when}</span>
    <div className="min-w-0">{children}</div>
    {end}
  </li>
);
