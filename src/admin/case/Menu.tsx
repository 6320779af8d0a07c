import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MENU } from '#admin/shown/card-look.ts';

interface MenuProps {
  /** Forms and lists that take the place of the menu once they are chosen. */
  forms: readonly { id: string; words: string; form: ReactNode }[];
  starts?: string | undefined;
  /** Called when a further item was pressed, because what it says in a toast must not lie under the sheet. */
  onDone: () => void;
  children: ReactNode;
}

export function Menu({ forms, starts, onDone, children }: MenuProps) {
  const [shown, show] = useState(starts);
  const list = useRef<HTMLDivElement>(null);
  // Later than the sheet, which would focus a field above.
  useEffect(() => list.current?.querySelector<HTMLElement>('button')?.focus(), []);
  const chosen = forms.find(({ id }) => id === shown);
  if (chosen) return chosen.form;
  return (
    <div className={MENU.list} ref={list}>
      {forms.map(({ id, words }) => (
        <button key={id} type="button" className={MENU.item} onClick={() => show(id)}>
          {words}
        </button>
      ))}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: The items take the presses. */}
      <div className="contents" onClick={onDone}>
        {children}
      </div>
    </div>
  );
}

interface ChoicesProps<Value extends string> {
  label: string;
  options: readonly (readonly [value: Value, words: string])[];
  /** The current one, which has the focus; else the first. */
  current?: string;
  onChoose: (value: Value) => void;
}

export const Choices = <Value extends string>({ label, options, current, onChoose }: ChoicesProps<Value>) => (
  <ul className={MENU.list} aria-label={label} ref={focusCurrent}>
    {options.map(([value, words]) => (
      <li key={value} className="grid">
        <button
          type="button"
          className={MENU.item}
          aria-current={value === current ? 'step' : undefined}
          onClick={() => onChoose(value)}
        >
          {words}
        </button>
      </li>
    ))}
  </ul>
);

const focusCurrent = (list: HTMLElement | null) =>
  (list?.querySelector<HTMLElement>('[aria-current]') ?? list?.querySelector('button'))?.focus();
