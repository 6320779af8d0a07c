import type { ReactNode } from 'react';
import { BUTTON } from './button-look.ts';

interface SentFormProps {
  /** Checks and sends what was typed, see useSentForm. */
  onSend: (form: HTMLFormElement) => Promise<unknown>;
  isSending: boolean;
  /** The button's words, and those that stand there while it is being sent. */
  words: readonly [idle: string, sending: string];
  children: ReactNode;
}

/** A form with its button below; while it is being sent a further press does nothing, and the button keeps the focus. */
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
