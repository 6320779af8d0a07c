import { useRef, useState } from 'react';
import { call } from '#shared/api/call.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { numericDay } from '#shared/format/german-date.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { SettingsForm } from '#shared/ui/SettingsForm.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { type Note, websiteRoutes } from './contract.ts';
import { noteTexts as texts } from './texts.ts';
import { WEBSITE } from './website-queries.ts';

/** The note of today: two buttons that open its form, or the note that is up. */
export function NotePart({ note, mayChange }: { note: Note; mayChange: boolean }) {
  const today = berlinDay(new Date());
  const [typed, setTyped] = useState<Record<'sentence' | 'from' | 'until', string>>();
  const opener = useRef<HTMLButtonElement>(null);
  const removing = useChange(WEBSITE, () => call(websiteRoutes.removeNote));
  if (note)
    return (
      <section className="my-4" ref={handOnFocus} aria-label={texts.question}>
        <p>
          <span className="font-bold text-petrol" aria-hidden="true">
            ●{' '}
          </span>
          <b>
            {note.from > today ? texts.planned(note.sentence, numericDay(note.from)) : texts.visible(note.sentence)}
          </b>{' '}
          {note.until === today ? texts.today : texts.untilDay(numericDay(note.until))}
        </p>
        {mayChange && (
          <PendingButton
            className="button mt-2"
            onPress={() => announce(removing.mutateAsync(), { done: texts.removed })}
          >
            {texts.takeBack}
          </PendingButton>
        )}
      </section>
    );
  if (!mayChange) return null;
  const open = (sentence: string, until: string) => (event: { currentTarget: HTMLButtonElement }) => {
    opener.current = event.currentTarget;
    setTyped({ sentence, from: today, until });
  };
  return (
    <section className="my-4 grid gap-2" aria-labelledby="note">
      <h2 id="note" className="text-body leading-normal">
        {texts.question}
      </h2>
      <p className="field-hint">{texts.hint}</p>
      <div className="grid grid-cols-2 gap-2 max-[20rem]:grid-cols-1">
        <button
          type="button"
          className="button"
          aria-expanded={Boolean(typed)}
          onClick={open(texts.sickSentence, today)}
        >
          {texts.sick}
        </button>
        <button
          type="button"
          className="button"
          aria-expanded={Boolean(typed)}
          onClick={open(texts.holidaySentence, addDays(today, 7))}
        >
          {texts.holiday}
        </button>
      </div>
      {typed && (
        <div className="notice" ref={handOnFocus}>
          <SettingsForm
            key={typed.sentence}
            route={websiteRoutes.setNote}
            outdates={WEBSITE}
            values={typed}
            fields={{
              sentence: { label: texts.sentence },
              from: { label: texts.from, type: 'date', min: today },
              until: { label: texts.until, type: 'date', min: today },
            }}
            words={[texts.show, uiTexts.save[1]]}
            saved={texts.shown}
          />
          <button
            type="button"
            className="mt-2 min-h-touch font-bold text-petrol underline"
            onClick={() => {
              setTyped(undefined);
              opener.current?.focus();
            }}
          >
            {texts.cancel}
          </button>
        </div>
      )}
    </section>
  );
}
