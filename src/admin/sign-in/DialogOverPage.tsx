import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { focusOn } from '#shared/browser/hand-on-focus.ts';

interface DialogOverPageProps {
  title: string;
  /** Closes the dialog on Escape. Without it only an answer closes it. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A modal dialog over a page, which keeps its state. The backdrop blurs the page's content. */
export function DialogOverPage({ title, onCancel, children }: DialogOverPageProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Closes before unmounting, because only a closed dialog returns the focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Focuses the heading, because somebody who is typing would go on in the password field.
    if (heading.current) focusOn(heading.current);
    return () => opened?.close();
  }, []);

  return (
    <dialog
      className="m-auto max-h-[calc(100dvh-1rem)] w-[min(27rem,100%-1rem)] overflow-y-auto rounded border border-edge border-t-4 border-t-petrol bg-surface p-[clamp(1.25rem,5vw,2.5rem)] text-ink backdrop:bg-[rgb(14_42_51/0.7)] backdrop:backdrop-blur-md"
      aria-labelledby={id}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id={id} className="mb-2" ref={heading}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
