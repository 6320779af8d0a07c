import { useState } from 'react';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { FormField, Tick } from '#shared/ui/FormField.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { PUSH } from '../notification-queries.ts';
import { type PushSettings, pushRoutes, pushSettings } from './contract.ts';
import { pushTexts as texts } from './texts.ts';

const NIGHT = { quietFrom: 22, quietUntil: 7 };
/** Two equal hours mean never (domain/messages/quiet-hours.ts). */
const NEVER = { quietFrom: 0, quietUntil: 0 };

export function PushTimes({ settings }: { settings: PushSettings }) {
  const update = useChange(PUSH, (body: PushSettings) => call(pushRoutes.update, { body }));
  const { form, field, set } = useSentForm(pushSettings, update.mutateAsync, {
    start: settings,
    saved: texts.saved,
  });
  const hasQuiet = settings.quietFrom !== settings.quietUntil;
  // Not by the two hours, because equal ones would take the fields away while somebody chooses.
  const [isQuiet, setQuiet] = useState(hasQuiet);
  return (
    <SentForm form={form} words={uiTexts.save}>
      <Tick
        as="switch"
        name="quiet"
        label={texts.quiet}
        hint={texts.quietHint}
        isOn={isQuiet}
        onTick={(isOn) => {
          setQuiet(isOn);
          set(isOn ? (hasQuiet ? settings : NIGHT) : NEVER);
        }}
      />
      {isQuiet && (
        <div className="grid grid-cols-2 gap-4">
          <FormField {...field('quietFrom')} />
          <FormField {...field('quietUntil')} />
        </div>
      )}
    </SentForm>
  );
}
