import type { InputHTMLAttributes } from 'react';
import { USERNAME } from '#shared/api/field-meta.ts';
import { Field, type FieldText } from './Field.tsx';

export type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>;

export function TextField({ label, labelNote, hint, error, ...input }: FieldText & InputProps) {
  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error}>
      {(control) => <input {...input} {...control} className="input" />}
    </Field>
  );
}

export const UsernameField = (props: FieldText & InputProps) => <TextField name="username" {...USERNAME} {...props} />;
