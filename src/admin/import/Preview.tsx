import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type NotebookCustomer, notebookWords } from '#domain/jobs/notebook.ts';
import { call } from '#shared/api/call.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { nameOfPart, PARTS } from './column-texts.ts';
import { notebookRoutes } from './contract.ts';
import type { Entry, Notebook } from './read-notebook.ts';
import type { Choice } from './read-table.ts';
import { notebookTexts as texts } from './texts.ts';

interface PreviewProps {
  notebook: Notebook;
  onChoose: (choices: Choice[]) => void;
  onTaken: () => void;
}

export function Preview({ notebook, onChoose, onTaken }: PreviewProps) {
  const { entries } = notebook;
  const [ticks, tick] = useState<Readonly<Record<number, boolean>>>({});
  const found = entries.filter(({ customer }) => customer);
  const customersOf = (some: readonly Entry[]) => some.flatMap(({ customer }) => customer ?? []);
  const customers = customersOf(entries);
  // Because the same lines sent twice must be stored once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reading or tick is another import
  const key = useMemo(() => crypto.randomUUID(), [notebook, ticks]);
  const taking = useChange([], (chosen: NotebookCustomer[]) =>
    call(notebookRoutes.take, { body: { customers: chosen, key } }),
  );
  const check = useQuery({
    ...queryOf(['notebook', 'check', customers], notebookRoutes.check, { body: { customers } }),
    // Taking them would make all of them known.
    enabled: found.length > 0 && !taking.isPending,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const news = new Map(check.data?.known.map((known) => [found[known.place], known.news]));
  const isTicked = (entry: Entry) =>
    entry.customer !== undefined &&
    news.get(entry)?.length !== 0 &&
    (ticks[entry.lines[0]] ?? (news.has(entry) || entry.isLikely));
  const taken = entries.filter(isTicked);
  const take = async () => (await announce(taking.mutateAsync(customersOf(taken)), { done: texts.taken })) && onTaken();
  const figures = {
    count: taken.length,
    jobless: taken.filter((entry) => !news.has(entry) && entry.customer?.jobs.length === 0).length,
    left: entries.length - found.length,
  };
  return (
    <div className="grid gap-3 [&_:is(input,select,button)]:scroll-mb-32" ref={handOnFocus}>
      <Columns {...notebook} onChoose={onChoose} />
      {found.length === 0 && (
        <p className="notice notice-error" role="alert">
          {texts.nobody}
        </p>
      )}
      <Remarks {...notebook} />
      <p role="status">{check.data ? texts.will(figures) : check.isLoading && texts.checking}</p>
      <button
        type="button"
        className={`${BUTTON.inline} justify-self-start`}
        onClick={() => tick(Object.fromEntries(entries.map(({ lines: [line] }) => [line, taken.length === 0])))}
      >
        {texts.tickAll(taken.length === 0)}
      </button>
      <ol>
        {entries.map((entry) => (
          <li key={entry.lines[0]} className="border-t border-glass-3">
            <label className="flex min-h-touch gap-3 py-2">
              <input
                className="size-6 shrink-0 accent-petrol"
                type="checkbox"
                disabled={!entry.customer || news.get(entry)?.length === 0}
                checked={isTicked(entry)}
                onChange={({ target }) => tick({ ...ticks, [entry.lines[0]]: target.checked })}
              />
              <span className="min-w-0 wrap-anywhere" dir="auto">
                <strong>{entry.customer?.name ?? texts.line(notebook.isCards, entry.lines)}</strong>
                {entry.customer && (
                  <span className="text-ink-soft">{['', ...notebookWords(entry.customer)].join(' · ')}</span>
                )}
                {[...(news.has(entry) ? [texts.known(news.get(entry))] : []), ...entry.faults.map(texts.fault)].map(
                  (words) => (
                    <span key={words} className="block">
                      {words}
                    </span>
                  ),
                )}
              </span>
            </label>
          </li>
        ))}
      </ol>
      {check.error && <LoadFailure error={check.error} fallback={texts.checkFailed} retry={check.refetch} />}
      {check.data && taken.length > 0 && (
        // Above the menu, because a list may be long.
        <div className="sticky bottom-(--bar-height) bg-surface py-2 lg:bottom-0">
          <PendingButton className={BUTTON.primary} pendingWords={texts.taking} onPress={take}>
            {texts.take(taken.length)}
          </PendingButton>
        </div>
      )}
    </div>
  );
}

function Columns({ columns, entries, onChoose }: Notebook & Pick<PreviewProps, 'onChoose'>) {
  const choices = columns.map(({ choice }) => choice);
  const filled = columns
    .map((column, at) => ({ ...column, at, name: column.heading || texts.column(at) }))
    .filter(({ example }) => example);
  const leftOut = filled.filter(({ choice }) => choice === 'none').map(({ name }) => name);
  if (filled.length < 2) return null;
  return (
    <LateDetails title={texts.columns(filled.length, leftOut)} startsOpen={!entries.some(({ customer }) => customer)}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-4 gap-y-3 pb-3">
        {filled.map(({ at, name, example, choice }) => (
          <SelectField
            key={at}
            label={name}
            hint={<span className="line-clamp-1">{example}</span>}
            options={[['none', texts.notTaken], ...PARTS.map((part) => [part, nameOfPart(part)] as const)]}
            value={choice}
            onChange={({ target }) => onChoose(choices.with(at, target.value as Choice))}
          />
        ))}
      </div>
    </LateDetails>
  );
}

const LINES_NAMED = 5;

/** Sums what is wrong by its sentence, because a long list has the same one a hundred times. */
function Remarks({ entries, isCards }: Notebook) {
  const all = entries.flatMap(({ lines: [line], faults }) => faults.map((words) => ({ line, words })));
  return (
    <ul className="notice empty:hidden">
      {[...Map.groupBy(all, ({ words }) => words)].map(([words, found]) => {
        const lines = found.slice(0, LINES_NAMED).map(({ line }) => line);
        return <li key={words}>{`${texts.line(isCards, lines, found.length - lines.length)}: ${words}`}</li>;
      })}
    </ul>
  );
}
