import { useId } from 'react';

interface SwitchRowProps {
  name: string;
  label: string;
  hint: string;
  isOn: boolean;
  onSwitch?: (isOn: boolean) => void;
}

export function SwitchRow({ name, label, hint, isOn, onSwitch }: SwitchRowProps) {
  const id = useId();
  return (
    <label className="grid cursor-pointer grid-cols-[auto_1fr] items-start gap-x-3 py-1">
      <input
        className="mt-0.5 size-5 flex-none accent-petrol"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: its state is `checked`; ARIA in HTML forbids aria-checked here
        role="switch"
        name={name}
        value="on"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        defaultChecked={isOn}
        onChange={(event) => onSwitch?.(event.target.checked)}
      />
      <b id={`${id}-label`}>{label}</b>
      <span id={`${id}-hint`} className="field-hint col-start-2">
        {hint}
      </span>
    </label>
  );
}
