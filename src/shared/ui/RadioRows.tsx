interface RadioRowsProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly (readonly [value: Value, words: string])[];
  chosen: Value | undefined;
}

export function RadioRows<Value extends string>({ legend, name, options, chosen }: RadioRowsProps<Value>) {
  return (
    <fieldset className="grid">
      <legend className="field-label">{legend}</legend>
      {options.map(([value, words]) => (
        <label key={value} className="flex min-h-touch items-center gap-3">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={chosen === value}
            className="size-5 flex-none accent-petrol"
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
