import { MINUTE_MS, RESET_LIFETIME_MS } from '#config/limits.ts';
import { RESETS_PER_HOUR_AND_CLIENT } from './limits.ts';

const MINUTES = RESET_LIFETIME_MS / MINUTE_MS;
const ENDS =
  'Mit dem neuen Passwort sind alle Geräte abgemeldet. Ihre Schlüssel für die Anmeldung ohne Passwort, Ihre Kalenderadresse und Einladungen von Ihnen gelten nicht mehr.';

export const resetAnswers = {
  noMailServer:
    'Diese Website verschickt keine Mails. Bitte lassen Sie auf dem Server mit „npm run admin:password“ ein neues Passwort setzen.',
  over: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
};

export const resetMailTexts = {
  subject: 'Neues Passwort für Ihre Website',
  body: (username: string, company: string) =>
    `Guten Tag,\n\nfür den Zugang „${username}“ zur Website von ${company} wurde ein neues Passwort angefordert. Mit diesem Link wählen Sie es:`,
  link: 'Neues Passwort wählen',
  limits: `Der Link gilt ${MINUTES} Minuten und nur einmal. ${ENDS} Haben Sie ihn nicht angefordert, löschen Sie diese Mail einfach. Ihr Passwort bleibt, wie es ist.`,
};

export const resetTexts = {
  title: 'Passwort vergessen',
  wishSubtitle:
    'Nennen Sie Ihren Benutzernamen oder Ihre Mail-Adresse. Den Link zu einem neuen Passwort schicken wir an die Mail-Adresse Ihres Zugangs.',
  send: 'Link schicken',
  sending: 'Wird geschickt...',
  sent: `Gibt es diesen Zugang, geht ein Link an die Mail-Adresse, die bei ihm eingetragen ist. Er gilt ${MINUTES} Minuten. Kommt nichts an, sehen Sie bitte im Spam-Ordner nach. Vielleicht ist dort auch eine andere Adresse eingetragen: Dann setzt, wer die Website eingerichtet hat, mit „npm run admin:password“ ein neues Passwort. Mehr als ${RESETS_PER_HOUR_AND_CLIENT} Links in der Stunde schicken wir nicht.`,
  newSubtitle: `Wählen Sie ein neues Passwort und melden Sie sich damit neu an. ${ENDS}`,
  codeWanted:
    'Haben Sie ein Notfallblatt? Dann legen Sie es bitte bereit: Auf einem Gerät, das wir nicht kennen, fragen wir gleich nach einem Code davon.',
  username: 'Benutzername oder Mail-Adresse',
  password: 'Neues Passwort',
  submit: 'Passwort speichern',
  done: 'Ihr neues Passwort gilt. Bitte melden Sie sich damit an.',
  toLogin: 'Zur Anmeldung',
};
