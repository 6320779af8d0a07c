import type { ReactNode } from 'react';
import { BUTTON } from './button-look.ts';

interface SentFormProps {
  /** Checks and sends the form, see useSentForm. */
  onSend: (form: HTMLFormElement) => Promise<unknown>;
  isSending: boolean;
  /** The button's label, and its label while sending. */
  words: readonly [idle: string, sending: string];
  children: ReactNode;
}

/** A form with its button below. While it is being sent the button ignores presses and keeps the focus. */
export function SentForm({ onSend, isSending, words: [idle, sending], children }: SentFormProps) {
  return (
    <form
      className="grid gap-4 [&>.button]:justify-self-start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void onSend(event.currentTarget);
      }}
    >
      {children}
      <button type="submit" className={BUTTON.primary} aria-disabled={isSending}>
        {isSending ? sending : idle}
      </button>
    </form>
  );
}
