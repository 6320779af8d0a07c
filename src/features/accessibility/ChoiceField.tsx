import { type AccessibilitySettings, CHOICES, type Choice } from './settings.ts';
import { texts } from './texts.ts';

interface Props {
  name: Choice;
  value: string;
  /** What the system wishes about it. */
  note?: string | false;
  onChoose: (chosen: Partial<AccessibilitySettings>) => void;
}

/** One setting of several values, as radio buttons in a row. */
export function ChoiceField({ name, value, note, onChoose }: Props) {
  const words: { name: string; values: Record<string, string> } = texts.choices[name];
  const noteId = `accessibility-${name}-note`;
  return (
    <fieldset aria-describedby={note ? noteId : undefined}>
      <legend>{words.name}</legend>
      <div className="accessibility-values">
        {CHOICES[name].map((option) => (
          <label key={option}>
            <input
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
      {note && <p id={noteId}>{note}</p>}
    </fieldset>
  );
}
