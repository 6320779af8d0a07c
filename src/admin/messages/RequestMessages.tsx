import type { SentMessage } from '#shared/api/sent-message.ts';
import { detailsOf, pushesOf, summaryLine, summaryOf } from './message-texts.ts';

export function RequestMessages({ messages }: { messages: readonly SentMessage[] }) {
  const now = new Date();
  const summary = summaryOf(messages, now);
  if (!summary) return null;
  const pushes = pushesOf(messages, now);
  return (
    <details className="text-ink-soft">
      <summary className="cursor-pointer py-1 wrap-anywhere">{summaryLine(summary)}</summary>
      <ul className="mt-1 grid gap-1 ps-4 wrap-anywhere">
        {messages
          .filter(({ channel }) => channel === 'mail')
          .map((message) => (
            <li key={`${message.kind} ${message.recipient}`}>{detailsOf(message, now)}</li>
          ))}
        {pushes && <li>{pushes}</li>}
      </ul>
    </details>
  );
}
