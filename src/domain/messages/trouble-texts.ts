import type { PushTrouble, Trouble } from '#shared/api/mail-trouble.ts';

export const whyNoMail: Record<Trouble, string> = {
  login: 'Das Postfach lehnt das Kennwort ab.',
  refused: 'Ihr Postfach nimmt die Nachricht nicht an.',
  busy: 'Ihr Postfach ist gerade überlastet.',
  away: 'Ihr Postfach ist gerade nicht erreichbar.',
  unset: 'Es ist noch kein Postfach eingerichtet.',
  settings: 'Die Angaben zum Postfach (SMTP_URL, MAIL_FROM) stimmen nicht.',
  full: 'Ihr Postfach ist voll. Bitte löschen Sie dort alte Mails.',
  'too-large': 'Die Nachricht ist für Ihr Postfach zu groß.',
  certificate:
    'Das Zertifikat des Mailservers ist ungültig. Bitte prüfen Sie den Namen des Servers in SMTP_URL, oder fragen Sie Ihren Mail-Anbieter.',
  'no-tls':
    'Der Mailserver bietet keine Verschlüsselung an. Bitte tragen Sie in SMTP_URL smtps:// mit Port 465 ein, oder fragen Sie Ihren Mail-Anbieter.',
  port: 'Der Port in SMTP_URL ist falsch. Bitte tragen Sie smtps:// mit Port 465 oder smtp:// mit Port 587 ein.',
};

export const whyNoPush: Record<PushTrouble, string> = {
  login: 'Der Mitteilungsdienst erkennt die Website nicht an.',
  refused: 'Der Mitteilungsdienst nimmt die Nachricht nicht an.',
  busy: 'Der Mitteilungsdienst bittet, es später noch einmal zu versuchen.',
  away: 'Der Mitteilungsdienst antwortet nicht.',
  unset: 'Meldungen sind nicht eingerichtet.',
  settings: 'Meldungen sind falsch eingerichtet.',
};
