import type { ComponentProps } from 'react';
import { Field, type FieldText } from './Field.tsx';

interface SelectFieldProps extends FieldText, Omit<ComponentProps<'select'>, 'id' | 'className' | 'value'> {
  value?: string | number;
  options: readonly (readonly [value: string | number, words: string])[];
}

export const SelectField = ({ label, labelNote, hint, error, options, ...select }: SelectFieldProps) => (
  <Field label={label} labelNote={labelNote} hint={hint} error={error}>
    {(control) => (
      <select {...select} {...control} className="input">
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
        {/* A retired choice stays until another is chosen. */}
        {select.value && !options.some(([value]) => `${value}` === `${select.value}`) && (
          <option disabled>{select.value}</option>
        )}
      </select>
    )}
  </Field>
);
