import type { ReactNode, RefObject } from 'react';
import { BUTTON } from './button-look.ts';

interface SentFormProps {
  form: {
    ref: RefObject<HTMLFormElement | null>;
    onSend: (form: HTMLFormElement) => unknown;
    forget: () => void;
    isSending: boolean;
    failure?: string | undefined;
  };
  /** The button's label, its label while sending, and that of a button which discards what was typed. */
  words: readonly [idle: string, sending?: string | undefined, cancel?: string];
  onCancel?: (() => void) | undefined;
  isQuiet?: boolean;
  className?: string;
  beside?: ReactNode;
  children?: ReactNode;
}

/** The button keeps the focus while it is sent; useSentForm decides about a second press. */
export function SentForm({ form, words, onCancel, isQuiet, className, beside, children }: SentFormProps) {
  const { ref, onSend, forget, isSending, failure } = form;
  const [idle, sending = idle, cancel] = words;
  const submit = (
    <button type="submit" className={isQuiet ? 'button' : BUTTON.primary} aria-disabled={isSending}>
      {isSending ? sending : idle}
    </button>
  );
  function discard() {
    forget();
    onCancel?.();
  }
  return (
    <form
      ref={ref}
      className={className ?? 'grid gap-4 [&>.button]:justify-self-start'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(event.currentTarget);
      }}
    >
      {children}
      {/* Beside its button, because a toast would lie under a dialog. */}
      {failure && (
        <p className="notice notice-error basis-full" role="alert">
          {failure}
        </p>
      )}
      {onCancel || beside ? (
        <div className="flex flex-wrap gap-2">
          {submit}
          {onCancel && (
            <button type="button" className="button" onClick={discard}>
              {cancel}
            </button>
          )}
          {beside}
        </div>
      ) : (
        submit
      )}
    </form>
  );
}
