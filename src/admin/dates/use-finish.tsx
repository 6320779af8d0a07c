import { useState } from 'react';
import { useEntries } from '#admin/case/use-entries.ts';
import { whenOf } from '#domain/jobs/dates/date-words.ts';
import type { CaseState } from '#domain/requests/case/shapes.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import type { FinishedJob } from './FinishedForm.tsx';
import { finishedTexts as texts } from './finished-texts.ts';

const FinishedForm = latePart('h-[24rem]', async () => (await import('./FinishedForm.tsx')).FinishedForm);

interface Request extends Pick<FinishedJob, 'id' | 'name'> {
  place?: string | undefined;
  state?: CaseState | undefined;
}

/** The job that is next at a request; one without a date is of today. */
export function jobOf({ id, name, place, state }: Request): FinishedJob {
  const work = state?.date?.what === 'arbeit' ? state.date : undefined;
  const open = { what: 'arbeit', day: berlinDay(new Date()), place: state?.address?.text ?? place };
  return { id, name, version: state?.version ?? 0, cents: state?.priceCents, date: { ...open, ...work } };
}

/**
 * Gives `finish` for a button, and afterwards the `panel` that takes its place and asks for price and next date.
 * @param onHold Called in a list when it must keep the row of the job, and when it need not any more.
 */
export function useFinish(job: FinishedJob, onHold?: (isHeld: boolean) => void) {
  const { id, version, date } = job;
  const [ended, setEnded] = useState<{ job: FinishedJob; number: number }>();
  const { enter } = useEntries({ id });

  async function finish() {
    const isEarly = date.day > berlinDay(new Date());
    if (isEarly && !window.confirm(texts.early(whenOf({ day: date.day, time: undefined }, new Date())))) return true;
    onHold?.(true);
    const stored = enter({ kind: 'step', step: 'erledigt', version }).then(({ number }) => setEnded({ job, number }));
    const isStored = await announce(stored);
    if (!isStored) onHold?.(false);
    return isStored;
  }

  function end() {
    setEnded(undefined);
    onHold?.(false);
  }

  return { finish, panel: ended && <FinishedForm {...ended} isNamed={onHold !== undefined} onEnd={end} /> };
}
