import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { germanPrice } from '#domain/requests/case/price.ts';
import type { NotebookCustomer } from '#domain/requests/notebook.ts';
import { call } from '#shared/api/call.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Field } from '#shared/ui/Field.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { notebookRoutes } from './contract.ts';
import type { Notebook, readFile } from './read-notebook.ts';
import { readTexts, notebookTexts as texts } from './texts.ts';

/** The reader of old lists, with the numbers of all towns: it loads with the first list. */
const reader = () => import('./read-notebook.ts');

/** Takes over customers from a file or pasted lines, after a preview, and takes the last ones back. */
export function ImportPanel() {
  // The text of a file is shown, too, so that a line can be mended on the spot.
  const [{ text, fault }, show] = useState<Awaited<ReturnType<typeof readFile>>>({ text: '' });
  const [isFresh, setFresh] = useState(false);
  const shown = useDeferredValue(text);
  const reading = useQuery({
    queryKey: ['notebook', 'read', shown],
    queryFn: async () => (await reader()).readNotebook(shown, berlinDay(new Date())),
    enabled: shown.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
  const read = shown.trim() ? reading.data : fault;
  const finish = () => {
    show({ text: '' });
    setFresh(true);
  };
  return (
    <Pane title={texts.heading} heading="h3">
      <p className="max-w-[66ch]">{texts.explanation}</p>
      <p className="max-w-[66ch]">{texts.duty}</p>
      <Field label={texts.file}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="file"
            accept=".csv,.txt,.tsv,.vcf,text/*"
            // The same file may be chosen again after a change.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
            }}
            onChange={async ({ target: { files } }) => files?.[0] && show(await (await reader()).readFile(files[0]))}
          />
        )}
      </Field>
      <Field label={texts.paste} hint={texts.pasteHint}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={4}
            spellCheck={false}
            value={text}
            onChange={({ target }) => show({ text: target.value })}
          />
        )}
      </Field>
      {reading.error && <LoadFailure error={reading.error} fallback={texts.checkFailed} retry={reading.refetch} />}
      {typeof read === 'string' && (
        <p className="notice notice-error" role="alert">
          {read}
        </p>
      )}
      {typeof read === 'object' && <Preview notebook={read} text={shown} onTaken={finish} />}
      <LastImport isFresh={isFresh} />
    </Pane>
  );
}

const CUSTOMERS_SHOWN = 10;
const FAULTS_SHOWN = 20;

/** Shows the first customers, what is wrong by line, what will happen, and one button. */
function Preview({ notebook, text, onTaken }: { notebook: Notebook; text: string; onTaken: () => void }) {
  const { rows, left, found, leftOut, isCards } = notebook;
  const customers = rows.map(({ customer }) => customer);
  // A key per text, because the same lines sent twice must be stored once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another import
  const key = useMemo(() => crypto.randomUUID(), [text]);
  // Any list or figure may change.
  const taking = useChange([], () => call(notebookRoutes.take, { body: { customers, key } }));
  const check = useQuery({
    ...queryOf(['notebook', 'check', text], notebookRoutes.check, { body: { customers } }),
    // Taking them would make all of them known.
    enabled: !taking.isPending,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const known = check.data?.known ?? [];
  const count = rows.length - known.length;
  const knownFaults = known.map((place) => ({ line: rows[place]?.line ?? 0, words: readTexts.known }));
  const faults = [...notebook.faults, ...knownFaults].toSorted((one, other) => one.line - other.line);
  const take = async () => (await announce(taking.mutateAsync(), { done: texts.taken })) && onTaken();
  return (
    <div className="grid gap-3" ref={handOnFocus}>
      <p className="max-w-[66ch]">
        {texts.found(found)}
        {leftOut.length > 0 && texts.leftOut(leftOut)}
      </p>
      <h4 className="text-body">{texts.first(Math.min(CUSTOMERS_SHOWN, rows.length), rows.length)}</h4>
      <ol>
        {rows.slice(0, CUSTOMERS_SHOWN).map(({ line, customer }) => (
          <li key={line} className="border-t border-glass-3 py-1 wrap-anywhere" dir="auto">
            <strong>{customer.name}</strong> {wordsOf(customer)}
          </li>
        ))}
      </ol>
      {faults.length > 0 && (
        <ul className="notice">
          {faults.slice(0, FAULTS_SHOWN).map(({ line, words }) => (
            <li key={`${line} ${words}`}>{texts.fault(isCards, line, words)}</li>
          ))}
          {faults.length > FAULTS_SHOWN && <li>{texts.more(faults.length - FAULTS_SHOWN)}</li>}
        </ul>
      )}
      {check.error && <LoadFailure error={check.error} fallback={texts.checkFailed} retry={check.refetch} />}
      <p role="status">{check.data ? texts.will(count, left, known.length) : check.isPending && texts.checking}</p>
      {check.data && count > 0 && (
        <PendingButton className={`${BUTTON.primary} justify-self-start`} pendingWords={texts.taking} onPress={take}>
          {texts.take(count)}
        </PendingButton>
      )}
    </div>
  );
}

const wordsOf = ({ place, phone, email, stays, day, cents }: NotebookCustomer) => {
  const lastJob = day && texts.lastJob(day.split('-').reverse().join('.'));
  return [place, phone, email, stays?.replaceAll('\n', ', '), lastJob, cents && germanPrice(cents)]
    .filter(Boolean)
    .join(' · ');
};

const lastQuery = queryOf(['notebook', 'last'], notebookRoutes.last);

/** The last import with its undo, which asks unless it was made just now. */
function LastImport({ isFresh }: { isFresh: boolean }) {
  const { data: last, error, refetch } = useQuery(lastQuery);
  const undo = useChange([], (at: string) => call(notebookRoutes.takeBack, { query: { at } }));
  if (error) return <LoadFailure error={error} fallback={texts.lastFailed} retry={refetch} />;
  if (!last) return null;
  const { at, count, free } = last;
  const takeBack = () =>
    (isFresh || window.confirm(texts.confirmUndo(free))) &&
    announce(undo.mutateAsync(at), { done: texts.undone(free) });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-glass-3 pt-3" role="status">
      <p>{texts.last(count, germanDateTime(at), count - free)}</p>
      {free > 0 && <PendingButton onPress={takeBack}>{texts.undo}</PendingButton>}
    </div>
  );
}
