import { useState } from 'react';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { addDays, berlinDay, isDay } from '#shared/format/berlin-day.ts';
import { Chips } from '#shared/ui/Chips.tsx';
import { FormField } from '#shared/ui/FormField.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { Sheet } from '#shared/ui/Sheet.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { absenceRoutes, type SentAbsence } from './contract.ts';
import { DatesInside } from './DatesInside.tsx';
import { DayGrid } from './DayGrid.tsx';
import { REASONS, type Reason, absencePanelTexts as texts } from './texts.ts';
import { reasonOf, returnWords, sentenceFor, spanWords } from './words.ts';

/** `own`: the owner's own words; without them the reason writes the sentence. */
type Typed = { from: string; until: string; reason: Reason; own?: string | undefined };

export function AbsenceForm({ absence, onClose }: { absence: SentAbsence | undefined; onClose: () => void }) {
  const now = new Date();
  const today = berlinDay(now);
  const [id] = useState(() => absence?.id ?? crypto.randomUUID());
  const written = absence && reasonOf(absence.sentence);
  const begun = {
    id,
    from: absence?.from ?? today,
    until: absence?.until ?? today,
    reason: written ?? 'krank',
    own: written ? undefined : absence?.sentence,
  };
  const saving = useChange([], (body: SentAbsence) => call(absenceRoutes.save, { body }));
  const { form, field, values, set, errors } = useSentForm(absenceRoutes.save.body, saving.mutateAsync, {
    // A draft of yesterday may be older than its days.
    draft: `absence:${absence?.id ?? ''}:${today}`,
    start: begun,
    saved: texts.saved,
    onSaved: onClose,
  });
  const typed = values as unknown as Typed;
  // A date field is empty while somebody types in it.
  const days = isDay(typed.from) && isDay(typed.until) ? typed : begun;
  const { reason, own = sentenceFor(reason, days, now) } = typed;
  const tomorrow = addDays(today, 1);
  const [isOther, setOther] = useState(days.from > today || days.until > tomorrow);
  const [isTyping, setTyping] = useState(false);
  return (
    <Sheet title={texts.title} onClose={onClose}>
      <SentForm form={form} words={[texts.save(spanWords(days, now)), texts.saving]} className="grid gap-3">
        <Chips
          label={texts.days}
          options={[
            [today, texts.today],
            [tomorrow, texts.tomorrow],
            ['', texts.other],
          ]}
          chosen={isOther ? '' : days.until}
          onChoose={(day) => {
            setOther(day === '');
            if (day) set({ from: today, until: day });
          }}
        />
        {isOther && (
          <DayGrid days={days} onChoose={(chosen) => set({ ...chosen })} onType={() => setTyping(!isTyping)} />
        )}
        {((isOther && isTyping) || errors.from || errors.until) && (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 [&_input]:min-w-0">
            <FormField {...field('from')} />
            <FormField {...field('until')} />
          </div>
        )}
        <Chips
          label={texts.reason}
          options={Object.entries(REASONS).map(([key, [words]]) => [key as Reason, words] as const)}
          chosen={reason}
          onChoose={(key) => set({ reason: key })}
        />
        <FormField {...field('sentence')} value={own} onChange={(words) => set({ own: words || undefined })} />
        <ul>
          {texts.follows(returnWords(days, now)).map((words) => (
            <li key={words} className="before:font-bold before:text-vine before:content-['✓_'/'']">
              {words}
            </li>
          ))}
        </ul>
        <DatesInside days={days} />
      </SentForm>
    </Sheet>
  );
}
