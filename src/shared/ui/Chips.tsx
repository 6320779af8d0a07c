import type { ReactNode } from 'react';

interface ChipsProps<Value extends string | number> {
  label: string;
  options: readonly (readonly [value: Value, words: ReactNode])[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}

export const Chips = <Value extends string | number>({ label, options, chosen, onChoose }: ChipsProps<Value>) => (
  <fieldset className="flex flex-wrap gap-1" aria-label={label}>
    {options.map(([value, words]) => (
      <button
        key={value}
        type="button"
        className="min-h-touch rounded border-2 border-transparent px-3 text-small hover:bg-glass-2 aria-pressed:border-petrol aria-pressed:font-medium aria-pressed:text-petrol"
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {words}
      </button>
    ))}
  </fieldset>
);
