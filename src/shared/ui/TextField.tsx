import type { InputHTMLAttributes } from 'react';
import { Field, type FieldText } from './Field.tsx';

export type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>;

export function TextField({ label, labelNote, hint, error, ...input }: FieldText & InputProps) {
  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error}>
      {(control) => <input {...input} {...control} className="input" />}
    </Field>
  );
}

/** No keyboard corrects a name for the login. */
export const USERNAME = {
  autoComplete: 'username',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

export const UsernameField = (props: FieldText & InputProps) => <TextField name="username" {...USERNAME} {...props} />;
