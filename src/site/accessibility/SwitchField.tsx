import { BOX } from './ChoiceField.tsx';
import type { AccessibilitySettings, Switch } from './settings.ts';
import { texts } from './texts.ts';

interface Props {
  name: Switch;
  isOn: boolean;
  onChoose: (chosen: Partial<AccessibilitySettings>) => void;
}

/** One setting that is on or off, with a sentence about what it does. */
export function SwitchField({ name, isOn, onChoose }: Props) {
  const { name: label, what } = texts.switches[name];
  const whatId = `accessibility-${name}-what`;
  return (
    <label className="grid min-h-12 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3">
      <input
        className={BOX}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: its state is `checked`; ARIA in HTML forbids aria-checked here
        role="switch"
        aria-label={label}
        aria-describedby={whatId}
        checked={isOn}
        onChange={(event) => onChoose({ [name]: event.target.checked })}
      />
      <b>{label}</b>
      <span id={whatId} className="col-start-2 text-ink-soft">
        {what}
      </span>
    </label>
  );
}
