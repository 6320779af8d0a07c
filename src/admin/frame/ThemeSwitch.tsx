import { useState } from 'react';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { adminTexts } from './texts.ts';
import { applyTheme, storedTheme, THEMES, type Theme } from './theme.ts';

export function ThemeSwitch() {
  const [theme, setTheme] = useState(storedTheme);
  return (
    <div className="mt-auto [&_.field-label]:ps-3 [&_.field-label]:text-small [&_.field-label]:font-normal">
      <SelectField
        label={adminTexts.theme}
        options={THEMES.map((name) => [name, adminTexts.themes[name]])}
        value={theme}
        onChange={({ target }) => {
          const next = target.value as Theme;
          applyTheme(next);
          setTheme(next);
        }}
      />
    </div>
  );
}
