import { type ReactNode, useEffect, useRef, useState } from 'react';
import { adoptStyles } from '#shared/browser/adopt-styles.ts';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import styles from './accessibility-dialog.css?inline';
import { ChoiceField } from './ChoiceField.tsx';
import { keepFocusInside } from './keep-focus-inside.ts';
import { SwitchField } from './SwitchField.tsx';
import { SWITCHES } from './settings.ts';
import { texts } from './texts.ts';
import { useSettings } from './use-settings.ts';

/** All seven settings in a native dialog: it holds the focus, closes on Escape and backdrop, and gives the focus back. */
export function AccessibilityDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { settings, system, choose, reset } = useSettings();
  const hasForcedColours = useMediaQuery('(forced-colors: active)');
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    adoptStyles(styles);
    dialog.current?.showModal();
  }, []);

  const contrastNote = hasForcedColours ? texts.system.forcedColours : system.contrast && texts.system.contrast;

  return (
    <dialog
      ref={dialog}
      className="accessibility"
      aria-labelledby="accessibility-title"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={keepFocusInside}
    >
      <div className="accessibility-pane">
        <header>
          <h2 className="text-h3" id="accessibility-title">
            {texts.title}
          </h2>
          <DialogButton onPress={() => dialog.current?.close()}>{texts.close}</DialogButton>
        </header>
        <p>{texts.intro}</p>
        <ChoiceField name="fontSize" value={settings.fontSize} onChoose={choose} />
        <ChoiceField name="contrast" value={settings.contrast} note={contrastNote} onChoose={choose} />
        <ChoiceField
          name="motion"
          value={settings.motion}
          note={system.motion && texts.system.motion}
          onChoose={choose}
        />
        <ChoiceField name="colorBlindSupport" value={settings.colorBlindSupport} onChoose={choose} />
        {SWITCHES.map((name) => (
          <SwitchField key={name} name={name} isOn={settings[name]} onChoose={choose} />
        ))}
        <footer>
          <DialogButton
            onPress={() => {
              reset();
              setAnnouncement(texts.wasReset);
            }}
          >
            {texts.reset}
          </DialogButton>
          <a href="/barrierefreiheit">{texts.statement}</a>
        </footer>
        <p role="status">{announcement}</p>
      </div>
    </dialog>
  );
}

function DialogButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="button" onClick={onPress}>
      {children}
    </button>
  );
}
