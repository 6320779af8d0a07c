import { useState } from 'react';
import { dateDraft } from '#admin/case/drafts.ts';
import { stepTexts } from '#admin/case/texts.ts';
import { useEntries } from '#admin/case/use-entries.ts';
import { nearDayOf } from '#domain/requests/dates/date-words.ts';
import { dateTexts } from '#domain/requests/dates/texts.ts';
import { shownValue } from '#domain/requests/fields.ts';
import { focusFirst, handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { readDraft, writeDraft } from '#shared/browser/use-stored-draft.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { BUTTON_CELL, CELLS } from './cell-look.ts';
import { FinishedPrice } from './FinishedPrice.tsx';
import { type FinishedJob, nextJobOf } from './finished-job.ts';
import { finishedTexts as texts } from './finished-texts.ts';
import { NextJob } from './NextJob.tsx';

/** The weeks until the next work to choose from; 26 and 52 keep the weekday of half a year and a year. */
const AGAIN_WEEKS = [2, 4, 8, 26, 52] as const;

interface FinishedPanelProps {
  job: FinishedJob;
  /** The number of the entry that ended it. */
  number: number;
  isNamed: boolean;
  onEnd: () => void;
}

/** A finished job: its price, and the next one as a proposed work day with the same place, length and price. */
export function FinishedPanel({ job, number, isNamed, onEnd }: FinishedPanelProps) {
  const { id, name, date, service } = job;
  const { enter, undo } = useEntries({ id });
  const [isPaid, setPaid] = useState(false);
  const [cents, setCents] = useState(job.cents);
  const [weeks, setWeeks] = useState<number>();

  /** Another span proposes other days, which are kept as if they were typed. */
  function choose(span: number | undefined) {
    writeDraft(dateDraft(id), span && nextJobOf(job, span, cents));
    setWeeks(span);
    if (!span) onEnd();
  }

  function takeOver(price: number) {
    setCents(price);
    const begun = readDraft<object>(dateDraft(id));
    if (weeks && begun) writeDraft(dateDraft(id), { ...begun, cents: String(price) });
  }

  const notePaid = () =>
    announce(
      enter({ kind: 'paid', version: number }).then(() => setPaid(true)),
      { failed: stepTexts.failed },
    );

  async function takeBack() {
    const isUndone = await undo(number, texts.reopened(name));
    if (!isUndone) return false;
    // The days of the next job are not this one's.
    if (weeks) writeDraft(dateDraft(id), undefined);
    onEnd();
    return true;
  }

  const facts = [service && shownValue('service', service).split(' ')[0], date.hours && dateTexts.hours(date.hours)];
  return (
    <section className="grid gap-5 py-3" aria-label={`${texts.finish}: ${name}`} ref={handOnFocus}>
      <header>
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <strong className="flex items-center gap-2 text-vine" role="status" ref={focusFirst}>
            <Icon name="check" />
            {texts.finish}
          </strong>
          <PendingButton className="min-h-touch text-petrol underline underline-offset-4" onPress={takeBack}>
            {stepTexts.undo}
          </PendingButton>
        </p>
        {isNamed && <bdi className="block text-[1.25rem] leading-tight font-bold wrap-anywhere">{name}</bdi>}
        <p className="text-ink-soft">
          {[nearDayOf(date, new Date()), facts.filter(Boolean).join(', ')].filter(Boolean).join(' · ')}
        </p>
      </header>
      <FinishedPrice job={job} number={number} onStored={takeOver} />
      <span className={`${CELLS} justify-self-start`}>
        <PendingButton className={`${BUTTON_CELL} px-4`} aria-pressed={isPaid} onPress={() => isPaid || notePaid()}>
          {texts.paid}
        </PendingButton>
      </span>
      <div className="grid gap-1">
        <p id={`again-${id}`} className="field-label">
          {texts.again}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: A fieldset is for a form. */}
        <div
          role="group"
          aria-labelledby={`again-${id}`}
          className={`${CELLS} grid-cols-[repeat(auto-fill,minmax(max(33.3%-1px,6rem),1fr))]`}
        >
          {AGAIN_WEEKS.map((span, place) => (
            <button
              key={span}
              type="button"
              className={BUTTON_CELL}
              aria-pressed={span === weeks}
              onClick={() => choose(span)}
            >
              {texts.spans[place]}
            </button>
          ))}
          <button type="button" className={BUTTON_CELL} onClick={() => choose(undefined)}>
            {texts.never}
          </button>
        </div>
      </div>
      {weeks && <NextJob key={weeks} job={job} cents={cents} weeks={weeks} onPlanned={onEnd} />}
    </section>
  );
}
