import { type AccessibilitySettings, CHOICES, type Choice, type Switch } from './settings.ts';
import { texts } from './texts.ts';

const NARROW = 'grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]';
const WIDE = 'grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]';
const OPTION =
  'flex min-h-12 cursor-pointer items-center gap-[0.6rem] rounded px-3 py-[0.35rem] [line-height:1.2] has-focus-visible:outline-offset-2 has-focus-visible:[outline:3px_solid_var(--color-focus)]';
const CHOSEN = 'bg-glass-2 [border:2px_solid_var(--color-petrol)] [font-weight:700]';
const BOX = 'size-[1.35rem] flex-none accent-petrol';

interface FieldProps<Name> {
  name: Name;
  onChoose: (chosen: Partial<AccessibilitySettings>) => void;
}

export function ChoiceField({
  name,
  value,
  note,
  onChoose,
}: FieldProps<Choice> & { value: string; note?: string | false }) {
  const words: { name: string; values: Record<string, string> } = texts.choices[name];
  const noteId = `accessibility-${name}-note`;
  return (
    <fieldset aria-describedby={note ? noteId : undefined}>
      <legend className="mb-[0.35rem] [font-weight:700]">{words.name}</legend>
      <div className={`grid gap-2 ${CHOICES[name].length > 3 ? WIDE : NARROW}`}>
        {CHOICES[name].map((option) => (
          <label
            key={option}
            className={`${OPTION} ${value === option ? CHOSEN : '[border:2px_solid_var(--color-edge)]'}`}
          >
            <input
              className={BOX}
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onChoose({ [name]: option })}
            />
            {words.values[option]}
          </label>
        ))}
      </div>
      {note && (
        <p id={noteId} className="mt-[0.35rem] text-ink-soft">
          {note}
        </p>
      )}
    </fieldset>
  );
}

export function SwitchField({ name, isOn, onChoose }: FieldProps<Switch> & { isOn: boolean }) {
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
