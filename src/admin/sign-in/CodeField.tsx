import { useState } from 'react';
import { TextField } from '#shared/ui/TextField.tsx';
import { codeTexts as texts } from './texts.ts';

const focusField = (row: HTMLDivElement | null) => row?.querySelector('input')?.focus();

/** The field for a code of the recovery sheet. It appears with the first error, when the server asks, and stays. */
export function CodeField({ error }: { error: string | undefined }) {
  const [isAsked, setAsked] = useState(false);
  if (error && !isAsked) setAsked(true);
  return (
    isAsked && (
      <div ref={focusField}>
        <TextField
          name="code"
          label={texts.label}
          hint={texts.hint}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
      </div>
    )
  );
}
