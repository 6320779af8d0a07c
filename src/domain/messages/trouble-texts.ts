import type { Trouble } from '#shared/api/mail-trouble.ts';

/** The sentences that say why mails do not arrive. */
export const whyNoMail: Record<Trouble, string> = {
  login: 'Das Postfach lehnt das Kennwort ab.',
  refused: 'Ihr Postfach nimmt die Nachricht nicht an.',
  busy: 'Ihr Postfach ist gerade überlastet.',
  away: 'Ihr Postfach ist gerade nicht erreichbar.',
  unset: 'Es ist noch kein Postfach eingerichtet.',
  settings: 'Die Angaben zum Postfach (SMTP_URL, MAIL_FROM) stimmen nicht.',
};

/** The sentences that say why notifications do not arrive on a device. */
export const whyNoPush: Record<Trouble, string> = {
  login: 'Der Mitteilungsdienst erkennt die Website nicht an.',
  refused: 'Der Mitteilungsdienst nimmt die Nachricht nicht an.',
  busy: 'Der Mitteilungsdienst bittet, es später noch einmal zu versuchen.',
  away: 'Der Mitteilungsdienst antwortet nicht.',
  unset: 'Meldungen sind nicht eingerichtet.',
  settings: 'Meldungen sind falsch eingerichtet.',
};
