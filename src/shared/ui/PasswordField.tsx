import { useState } from 'react';
import { Field, type FieldText } from './Field.tsx';
import type { InputProps } from './TextField.tsx';
import { uiTexts } from './texts.ts';

/** A field for a password, with a button that shows what was typed (Spec §2). */
export function PasswordField({ label, labelNote, hint, error, ...input }: FieldText & Omit<InputProps, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error}>
      {(control) => (
        <div className="password">
          <input {...input} {...control} className="input" type={isShown ? 'text' : 'password'} spellCheck={false} />
          <button type="button" className="password-toggle" onClick={() => setShown(!isShown)}>
            <span className="visually-hidden">{label} </span>
            {isShown ? uiTexts.hide : uiTexts.show}
          </button>
        </div>
      )}
    </Field>
  );
}
