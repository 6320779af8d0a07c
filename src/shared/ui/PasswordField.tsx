import { useState } from 'react';
import { Field, type FieldText } from './Field.tsx';
import { uiTexts } from './texts.ts';

interface PasswordFieldProps extends FieldText {
  name?: string;
  isNew?: boolean;
}

/** Spec §2. */
export function PasswordField({ name = 'password', isNew = false, ...words }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...words}>
      {(control) => (
        // The field and its button are one control; each keeps its focus ring whole.
        <div className="flex">
          <input
            {...control}
            name={name}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            className="peer input min-w-0 rounded-r-none focus-visible:z-1"
            type={isShown ? 'text' : 'password'}
            // A shown one is a text, which phones capitalise and correct.
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className="min-h-touch rounded-r border-2 border-l-0 border-edge bg-glass-1 px-[0.85rem] font-medium whitespace-nowrap text-petrol peer-aria-invalid:border-brick hover:bg-glass-2 focus-visible:z-1"
            onClick={() => setShown(!isShown)}
          >
            <span className="visually-hidden">{words.label} </span>
            {isShown ? uiTexts.hide : uiTexts.show}
          </button>
        </div>
      )}
    </Field>
  );
}
