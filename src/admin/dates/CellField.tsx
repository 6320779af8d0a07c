import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Cell {
  value: string;
  words: string;
  taken?: string | undefined;
  title?: string | undefined;
}

interface CellFieldProps {
  name: string;
  type: 'date' | 'time';
  legend: string;
  legendNote?: string | undefined;
  cells: readonly Cell[];
  /** The words of the last cell, which opens the picker. */
  other: string;
  value: string;
  onChange: (value: string) => void;
  min?: string;
  error?: string | undefined;
  autoFocus?: boolean;
}

const LOOK = {
  /** One frame with hairlines between them. A chosen cell is never filled. */
  cells:
    'grid gap-px overflow-hidden rounded border border-edge bg-glass-3 grid-cols-[repeat(auto-fill,minmax(max(25%-1px,4.5rem),1fr))]',
  cell: 'relative grid min-h-touch grid-cols-[minmax(0,1fr)] content-center bg-surface text-center text-small leading-tight tabular-nums has-checked:bg-glass-2 has-checked:font-bold has-checked:text-petrol data-[taken]:bg-glass-1 data-[taken]:not-has-checked:text-ink-soft',
  /** Covers its cell, so that a tap counts as one on the radio button. */
  radio:
    'absolute inset-0 m-0 appearance-none rounded-none checked:border-2 checked:border-petrol focus-visible:[outline-offset:-4px]',
  words: 'pointer-events-none relative',
} as const;

/** A day or a time by one tap. The last cell shows a picker for all others. */
export function CellField(props: CellFieldProps) {
  const { legend, legendNote, cells, other, value, onChange, error, autoFocus, ...field } = props;
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const radios = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isOther = isAsked || (value !== '' && !cells.some((cell) => cell.value === value));

  // Later than the sheet around it, which focuses what stands first.
  useEffect(() => {
    if (autoFocus) picker.current?.focus();
  }, [autoFocus]);

  function choose(next: string) {
    setAsked(false);
    onChange(next);
  }

  function openPicker() {
    // Shows the field first, because the browser opens its picker beside it.
    flushSync(() => setAsked(true));
    try {
      picker.current?.showPicker();
    } catch {
      picker.current?.focus();
    }
  }

  // Belongs to no form: the picker alone is its field.
  const radio = { type: 'radio', form: '', name: id, className: LOOK.radio } as const;
  return (
    <fieldset className="field" aria-describedby={error && `${id}-error`}>
      <legend className="field-label mb-1">
        {legend}
        {legendNote && <span className="field-note">{` ${legendNote}`}</span>}
      </legend>
      <div className={LOOK.cells} ref={radios}>
        {cells.map((cell) => (
          <label key={cell.value} className={LOOK.cell} title={cell.title} data-taken={cell.taken}>
            <input {...radio} checked={!isOther && cell.value === value} onChange={() => choose(cell.value)} />
            <span className={LOOK.words}>
              {cell.words}
              {cell.taken && <span className="block truncate text-caption"> {cell.taken}</span>}
            </span>
          </label>
        ))}
        <label className={`${LOOK.cell} text-petrol`}>
          <input
            {...radio}
            checked={isOther}
            onChange={() => setAsked(true)}
            // Arrow keys only show the picker.
            onClick={({ detail }) => detail > 0 && openPicker()}
          />
          <span className={LOOK.words}>{other}</span>
        </label>
      </div>
      <input
        {...{ ...field, value, ref: picker }}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error ? true : undefined}
        className={isOther ? 'input mt-2' : 'sr-only'}
        data-empty={value === '' || undefined}
        aria-label={legend}
        aria-hidden={!isOther}
        tabIndex={isOther ? 0 : -1}
        // Focused at its start, or by a form that finds it faulty, it hands the focus on to its cells.
        onFocus={() =>
          isOther ||
          (radios.current?.querySelector<HTMLElement>(':checked') ?? radios.current?.querySelector('input'))?.focus()
        }
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
