import { useState } from 'react';
import { STEP_LABELS, STEPS, type Step } from '#content/steps.ts';
import { focusOn } from '#shared/browser/hand-on-focus.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Field } from '#shared/ui/Field.tsx';
import { declineTexts, stepTexts as texts } from './texts.ts';

interface StepMenuProps {
  current: Step;
  onChoose: (step: Step, reason?: string) => void;
  onClose: () => void;
}

/** All steps, forward and back. Declining asks for a reason. */
export function StepMenu({ current, onChoose, onClose }: StepMenuProps) {
  const [isDeclining, setDeclining] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from each of its buttons.
    <div
      className="order-last basis-full max-[600px]:col-span-full"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      {isDeclining ? (
        <DeclineForm onDecline={(reason) => onChoose('abgesagt', reason)} onCancel={onClose} />
      ) : (
        <ul
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-2"
          aria-label={texts.steps}
          ref={(list) => {
            if (list) focusOn(list.querySelector<HTMLElement>('[aria-current]') ?? list);
          }}
        >
          {STEPS.map((step) => (
            <li key={step} className="grid">
              <button
                type="button"
                className="button px-2 aria-[current]:border-petrol aria-[current]:font-bold aria-[current]:[outline:2px_solid_var(--color-petrol)]"
                aria-current={step === current ? 'step' : undefined}
                onClick={() => {
                  if (step === current) onClose();
                  else if (step === 'abgesagt') setDeclining(true);
                  else onChoose(step);
                }}
              >
                {STEP_LABELS[step]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Asks why a request was declined. */
export function DeclineForm({ onDecline, onCancel }: { onDecline: (reason: string) => void; onCancel: () => void }) {
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onDecline(String(new FormData(event.currentTarget).get('reason')));
      }}
    >
      <Field label={declineTexts.reason}>
        {(control) => (
          <select {...control} className="input" name="reason" ref={(select) => select?.focus()}>
            {declineTexts.reasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </select>
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={BUTTON.primary}>
          {declineTexts.decline}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {declineTexts.cancel}
        </button>
      </div>
    </form>
  );
}
