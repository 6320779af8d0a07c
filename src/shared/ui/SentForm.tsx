import type { ReactNode } from 'react';
import { BUTTON } from './button-look.ts';

interface SentFormProps {
  /** Checks and sends the form, see useSentForm. */
  onSend: (form: HTMLFormElement) => unknown;
  isSending: boolean;
  /** Whether it can't be sent for another reason. */
  isHeld?: boolean;
  /** What went wrong, where no toast says it. */
  failure?: string | false | null | undefined;
  /** The button's label, and its label while sending. */
  words: readonly [idle: string, sending: string];
  className?: string;
  children: ReactNode;
}

/** A form with its button below. While it is being sent the button ignores presses and keeps the focus. */
export function SentForm({
  onSend,
  isSending,
  isHeld = false,
  failure,
  words: [idle, sending],
  className = 'gap-4 [&>.button]:justify-self-start',
  children,
}: SentFormProps) {
  return (
    <form
      className={`grid ${className}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending && !isHeld) void onSend(event.currentTarget);
      }}
    >
      {failure && (
        <p className="notice notice-error" role="alert">
          {failure}
        </p>
      )}
      {children}
      <button type="submit" className={BUTTON.primary} aria-disabled={isSending || isHeld}>
        {isSending ? sending : idle}
      </button>
    </form>
  );
}
