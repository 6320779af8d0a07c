interface RadioRowsProps {
  legend: string;
  name: string;
  options: readonly (readonly [value: string, words: string])[];
  chosen: string;
  onChoose: (value: string) => void;
}

export const RadioRows = ({ legend, name, options, chosen, onChoose }: RadioRowsProps) => (
  <fieldset className="grid">
    <legend className="field-label">{legend}</legend>
    {options.map(([value, words]) => (
      <label key={value} className="flex min-h-touch items-center gap-3">
        <input
          type="radio"
          name={name}
          value={value}
          checked={chosen === value}
          onChange={() => onChoose(value)}
          className="size-5 flex-none accent-petrol"
        />
        {words}
      </label>
    ))}
  </fieldset>
);
