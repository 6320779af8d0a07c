import type { Trouble } from '#shared/api/mail-trouble.ts';

/** Why mails do not arrive, as a sentence of its own. */
export const whyNoMail: Record<Trouble, string> = {
  login: 'Das Postfach lehnt das Kennwort ab.',
  refused: 'Der Mailserver nimmt die Nachricht nicht an.',
  busy: 'Der Mailserver bittet, es später noch einmal zu versuchen.',
  away: 'Der Mailserver antwortet nicht.',
  unset: 'Es ist noch kein Postfach eingerichtet.',
};
