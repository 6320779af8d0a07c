import { useState } from 'react';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { Chips } from '#shared/ui/Chips.tsx';
import { FormField } from '#shared/ui/FormField.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { Sheet } from '#shared/ui/Sheet.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { absenceRoutes, type SentAbsence } from './contract.ts';
import { DatesInside } from './DatesInside.tsx';
import { REASONS, type Reason, absencePanelTexts as texts } from './texts.ts';
import { reasonOf, returnWords, sentenceFor, spanWords } from './words.ts';

/** `own`: the owner's own words; without them the reason writes the sentence. */
type Typed = { from: string; until: string; reason: Reason; own?: string | undefined };

type AbsenceFormProps = { absence: SentAbsence | undefined; onClose: () => void };

export function AbsenceForm({ absence, onClose }: AbsenceFormProps) {
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
  const { form, field, values, set } = useSentForm(absenceRoutes.save.body, saving.mutateAsync, {
    draft: `absence:${absence?.id ?? ''}`,
    start: begun,
    saved: texts.saved,
    kept: texts.kept,
    isToldHere: true,
    onSaved: onClose,
  });
  const typed = values as unknown as Typed;
  const { from, until, reason, own = sentenceFor(reason, typed, now) } = typed;
  return (
    <Sheet title={texts.title} onClose={onClose}>
      <SentForm form={form} words={[texts.save(spanWords(typed, now)), texts.saving]} className="grid gap-3">
        <Chips
          label={texts.days}
          options={[
            [today, texts.today],
            [addDays(today, 1), texts.tomorrow],
          ]}
          chosen={from === today ? until : undefined}
          onChoose={(day) => set({ from: today, until: day })}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-3 [&_input]:min-w-0">
          <FormField {...field('from')} />
          <FormField {...field('until')} />
        </div>
        <Chips
          label={texts.reason}
          options={Object.entries(REASONS).map(([key, [words]]) => [key as Reason, words] as const)}
          chosen={reason}
          onChoose={(key) => set({ reason: key })}
        />
        <FormField {...field('sentence')} value={own} onChange={(words) => set({ own: words || undefined })} />
        <ul>
          {texts.follows(returnWords(typed, now)).map((words) => (
            <li key={words} className="before:font-bold before:text-vine before:content-['✓_'/'']">
              {words}
            </li>
          ))}
        </ul>
        <DatesInside days={typed} />
      </SentForm>
    </Sheet>
  );
}
