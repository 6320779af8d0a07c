import { useState } from 'react';
import type { ControlProps } from '#shared/ui/Field.tsx';
import { loginTexts } from './texts.ts';

/** A password field with a button that shows what was typed (Spec §2). */
export function PasswordInput(control: ControlProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="password">
      <input
        {...control}
        className="input"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
      />
      <button type="button" className="password-toggle" onClick={() => setShown(!isShown)}>
        {isShown ? loginTexts.hidePassword : loginTexts.showPassword}
      </button>
    </div>
  );
}
