import type { ReactNode } from 'react';
import { BUTTON } from './button-look.ts';

interface SentFormProps {
  form: {
    onSend: (form: HTMLFormElement) => unknown;
    isSending: boolean;
    /** The reason of a failure that no toast shows. */
    failure?: string | false | null | undefined;
  };
  /** The button's label, and its label while sending. */
  words: readonly [idle: string, sending: string];
  className?: string;
  children: ReactNode;
}

/** While it is being sent, the button ignores presses and keeps the focus. */
export function SentForm({
  form: { onSend, isSending, failure },
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
        if (!isSending) void onSend(event.currentTarget);
      }}
    >
      {failure && (
        <p className="notice notice-error" role="alert">
          {failure}
        </p>
      )}
      {children}
      <button type="submit" className={BUTTON.primary} aria-disabled={isSending}>
        {isSending ? sending : idle}
      </button>
    </form>
  );
}
