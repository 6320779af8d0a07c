import { Suspense, useState } from 'react';
import { STEP_LABELS, STEPS, type Step } from '#content/steps.ts';
import { focusOn } from '#shared/browser/hand-on-focus.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { stepTexts as texts } from './texts.ts';

const DeclineForm = latePart(async () => (await import('./DeclineForm.tsx')).DeclineForm);

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
        if (event.key === 'Escape') onClose();
      }}
    >
      {isDeclining ? (
        <Suspense fallback={<Skeleton className="h-[9rem] w-full" />}>
          <DeclineForm onDecline={(reason) => onChoose('abgesagt', reason)} onCancel={onClose} />
        </Suspense>
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
