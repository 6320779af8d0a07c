import { useState } from 'react';
import { Field } from '#shared/ui/Field.tsx';
import { adminTexts } from './texts.ts';
import { applyTheme, storedTheme, THEMES, type Theme } from './theme.ts';

export function ThemeSwitch() {
  const [theme, setTheme] = useState(storedTheme);
  return (
    <div className="mt-auto [&_.field-label]:ps-3 [&_.field-label]:text-small [&_.field-label]:font-normal">
      <Field label={adminTexts.theme}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={theme}
            onChange={(event) => {
              const next = event.target.value as Theme;
              applyTheme(next);
              setTheme(next);
            }}
          >
            {THEMES.map((name) => (
              <option key={name} value={name}>
                {adminTexts.themes[name]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
