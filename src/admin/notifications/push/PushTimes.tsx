import { useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { SwitchRow } from '#shared/ui/SwitchRow.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { PUSH } from '../notification-queries.ts';
import { type PushSettings, pushRoutes, pushSettings } from './contract.ts';
import { pushTexts as texts } from './texts.ts';

const NIGHT = { quietFrom: 22, quietUntil: 7 };
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Saves every choice at once. */
export function PushTimes({ settings }: { settings: PushSettings }) {
  const update = useChange(PUSH, (body: PushSettings) => call(pushRoutes.update, { body }), {
    // One after another, because the last choice must win.
    scope: { id: 'push-times' },
  });
  // Two equal hours mean never (domain/messages/quiet-hours.ts).
  const hasQuiet = settings.quietFrom !== settings.quietUntil;
  const [isQuiet, setQuiet] = useState(hasQuiet);
  const { errors, submit } = useSentForm(pushSettings, update.mutateAsync, { saved: texts.saved });
  return (
    <form
      className="grid gap-4"
      onChange={({ currentTarget }) => void submit(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <SwitchRow
        name="quiet"
        label={texts.quiet}
        hint={texts.quietHint}
        isOn={isQuiet}
        // Draws the hours before the form reads them.
        onSwitch={(isOn) => flushSync(() => setQuiet(isOn))}
      />
      <div className="grid grid-cols-2 gap-4">
        {(['quietFrom', 'quietUntil'] as const).map((name) =>
          isQuiet ? (
            <SelectField
              key={name}
              label={texts[name]}
              error={errors[name]}
              options={HOURS.map((hour) => [hour, texts.hour(hour)])}
              name={name}
              defaultValue={hasQuiet ? settings[name] : NIGHT[name]}
            />
          ) : (
            <input key={name} type="hidden" name={name} value={0} />
          ),
        )}
      </div>
    </form>
  );
}
