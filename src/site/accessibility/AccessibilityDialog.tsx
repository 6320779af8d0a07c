import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { adoptStyles } from '#shared/browser/adopt-styles.ts';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import styles from './accessibility-dialog.css?inline';
import { ChoiceField, SwitchField } from './setting-fields.tsx';
import { CHOICES, type Choice, SWITCHES } from './settings.ts';
import { texts } from './texts.ts';
import { useSettings } from './use-settings.ts';

const ENDS = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3';

/** Shows the seven settings in a native dialog, which keeps the focus and closes on Escape or a tap outside. */
export function AccessibilityDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { settings, system, choose, reset } = useSettings();
  const hasForcedColours = useMediaQuery('(forced-colors: active)');
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    adoptStyles(styles);
    dialog.current?.showModal();
  }, []);

  const notes: Partial<Record<Choice, string | false>> = {
    contrast: hasForcedColours ? texts.system.forcedColours : system.contrast && texts.system.contrast,
    motion: system.motion && texts.system.motion,
  };

  return (
    <dialog
      ref={dialog}
      className="accessibility m-auto max-h-[calc(100dvh-1.5rem)] w-[min(100vw-1.5rem,40rem)] max-w-none overflow-auto overscroll-contain rounded bg-surface text-[1rem] text-ink [border:1px_solid_var(--color-edge)] [line-height:1.45] backdrop:bg-[rgb(7_33_42/0.6)]"
      aria-labelledby="accessibility-title"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={keepFocusInside}
    >
      <div className="grid gap-4 [background:inherit] p-[clamp(1rem,4vw,1.75rem)]">
        <header className={`${ENDS} sticky top-0 z-1 -my-3 [background:inherit] py-3`}>
          <h2 className="text-h3" id="accessibility-title">
            {texts.title}
          </h2>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {texts.close}
          </button>
        </header>
        <p>{texts.intro}</p>
        {(Object.keys(CHOICES) as Choice[]).map((name) => (
          <ChoiceField key={name} name={name} value={settings[name]} note={notes[name]} onChoose={choose} />
        ))}
        {SWITCHES.map((name) => (
          <SwitchField key={name} name={name} isOn={settings[name]} onChoose={choose} />
        ))}
        <footer className={ENDS}>
          <button
            type="button"
            className="button"
            onClick={() => {
              reset();
              setAnnouncement(texts.wasReset);
            }}
          >
            {texts.reset}
          </button>
          <a href="/barrierefreiheit">{texts.statement}</a>
        </footer>
        <p className="empty:hidden" role="status">
          {announcement}
        </p>
      </div>
    </dialog>
  );
}

/** Keeps Tab inside the dialog, because it would lead on to the browser's own bars. A radio group is one stop. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (stop) => !(stop instanceof HTMLInputElement) || stop.type !== 'radio' || stop.checked,
  );
  const [first, last] = [stops.at(0), stops.at(-1)];
  const from = event.shiftKey ? first : last;
  if (document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
