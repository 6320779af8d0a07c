import { useLayoutEffect, useRef } from 'react';
import { focusOn } from '#shared/browser/hand-on-focus.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginTexts as texts } from './texts.ts';

/**
 * The login over a page whose session has ended: the page stays under it as it is. Nothing but a login closes it; what
 * lies under it can't be read.
 */
export function LoginAgain({ username }: { username: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Closed before it goes, it gives the focus back.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Not the password's field: who was typing would go on in it.
    if (heading.current) focusOn(heading.current);
    return () => opened?.close();
  }, []);

  return (
    <dialog
      className="m-auto max-h-[calc(100dvh-1rem)] w-[min(27rem,100%-1rem)] overflow-y-auto rounded border border-edge border-t-4 border-t-petrol bg-surface p-[clamp(1.25rem,5vw,2.5rem)] text-ink backdrop:bg-[rgb(14_42_51/0.7)] backdrop:backdrop-blur-md"
      aria-labelledby="login-again"
      ref={dialog}
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id="login-again" className="mb-2" ref={heading}>
        {texts.againTitle}
      </h2>
      <p className="mb-5">{texts.sessionEnded}</p>
      <LoginForm username={username} />
      <p className="mt-5 text-center">
        <a href="/">{texts.backToSite}</a>
      </p>
    </dialog>
  );
}
