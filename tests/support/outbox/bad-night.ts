import type { CaughtMail, Manner } from './mail-server.ts';

const MANNERS: readonly Manner[] = [
  'refuses to talk',
  'is busy',
  'takes',
  'dies within the mail',
  'takes',
  'dies after taking the mail',
  'takes',
];

/** How a mail server behaves that has all the troubles that pass, one conversation after the other. */
export function badNight(): () => Manner {
  let talks = 0;
  return () => {
    talks += 1;
    // All wait for an hour then.
    if (talks % 50 === 0) return 'refuses the login';
    return MANNERS[talks % MANNERS.length] ?? 'takes';
  };
}

/** How often each of the messages was taken. */
export function copiesOf(messages: readonly { messageId: string }[], mails: readonly CaughtMail[]): number[] {
  const taken = Map.groupBy(mails, ({ messageId }) => messageId);
  return messages.map(({ messageId }) => taken.get(messageId)?.length ?? 0);
}
