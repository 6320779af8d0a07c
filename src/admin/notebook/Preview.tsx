import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { germanPrice } from '#domain/requests/case/price.ts';
import type { NotebookCustomer } from '#domain/requests/notebook.ts';
import { call } from '#shared/api/call.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { notebookRoutes } from './contract.ts';
import type { Notebook } from './read-notebook.ts';
import { notebookTexts as texts } from './texts.ts';

const CUSTOMERS_SHOWN = 10;
const FAULTS_SHOWN = 20;

interface PreviewProps {
  notebook: Notebook;
  /** The text that it was read from. */
  text: string;
  onTaken: () => void;
}

/** Shows what becomes of a notebook: the first customers, what is wrong by line, a sentence, and one button. */
export function Preview({ notebook: { read, found, leftOut, isCards }, text, onTaken }: PreviewProps) {
  const all = useMemo(() => read.filter(({ customer }) => customer), [read]);
  const customers = all.flatMap(({ customer }) => customer ?? []);
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
  const known = new Set(check.data?.known.map((place) => all[place]?.line));
  const count = customers.length - known.size;
  const faults = read.flatMap(({ line, customer, faults }) => {
    const place = texts.at(isCards, line);
    if (!customer) return faults.map((fault) => texts.leftOutAt(place, fault));
    return known.has(line) ? [texts.leftOutAt(place, texts.known)] : faults.map((fault) => texts.faultAt(place, fault));
  });

  async function take() {
    const isTaken = await announce(taking.mutateAsync(), {
      done: (taken) => ({ title: texts.takenTitle, description: texts.taken(taken.count) }),
    });
    if (isTaken) onTaken();
    return isTaken;
  }

  return (
    <div className="grid gap-3" ref={handOnFocus}>
      <p className="max-w-[66ch]">
        {texts.found(found)} {leftOut.length > 0 && texts.leftOut(leftOut)}
      </p>
      <h4 className="text-body">{texts.first(Math.min(CUSTOMERS_SHOWN, customers.length), customers.length)}</h4>
      <ol>
        {all.slice(0, CUSTOMERS_SHOWN).map(({ line, customer }) => (
          <li key={line} className="border-t border-glass-3 py-1 wrap-anywhere" dir="auto">
            <strong>{customer?.name}</strong> {customer && wordsOf(customer)}
          </li>
        ))}
      </ol>
      {faults.length > 0 && (
        <ul className="notice">
          {faults.slice(0, FAULTS_SHOWN).map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
          {faults.length > FAULTS_SHOWN && <li>{texts.moreFaults(faults.length - FAULTS_SHOWN)}</li>}
        </ul>
      )}
      {check.error && <LoadFailure error={check.error} fallback={texts.checkFailed} retry={check.refetch} />}
      <p role="status">
        {check.isPending ? texts.checking : check.data && texts.will(count, read.length - customers.length, known.size)}
      </p>
      {check.data && count > 0 && (
        <PendingButton className={`${BUTTON.primary} justify-self-start`} pendingWords={texts.taking} onPress={take}>
          {texts.take(count)}
        </PendingButton>
      )}
    </div>
  );
}

const wordsOf = ({ place, phone, email, stays, day, cents }: NotebookCustomer) =>
  [
    place,
    phone,
    email,
    stays?.replaceAll('\n', ', '),
    day && texts.lastJob(day.split('-').reverse().join('.')),
    cents && germanPrice(cents),
  ]
    .filter(Boolean)
    .join(' · ');
