import { STEP_LABELS, STEPS, type Step } from '#content/steps.ts';
import { stepTexts as texts } from './texts.ts';

interface StepMenuProps {
  current: Step;
  onChoose: (step: Step) => void;
  onClose: () => void;
}

/** All steps, forward and back. Declining stands in the menu '…', because it asks for a reason. */
export function StepMenu({ current, onChoose, onClose }: StepMenuProps) {
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
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-2"
        aria-label={texts.steps}
        ref={(list) =>
          (list?.querySelector<HTMLElement>('[aria-current]') ?? list?.querySelector('button'))?.focus({
            preventScroll: true,
          })
        }
      >
        {STEPS.filter((step) => step !== 'abgesagt').map((step) => (
          <li key={step} className="grid">
            <button
              type="button"
              className="button px-2 aria-[current]:border-petrol aria-[current]:font-bold aria-[current]:[outline:2px_solid_var(--color-petrol)]"
              aria-current={step === current ? 'step' : undefined}
              onClick={() => (step === current ? onClose() : onChoose(step))}
            >
              {STEP_LABELS[step]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
