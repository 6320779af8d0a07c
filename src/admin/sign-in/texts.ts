import { DAY_MS, PASSWORD_MIN_CHARS, REMEMBERED_SESSION_LIFETIME_MS, SESSION_LIFETIME_MS } from '#config/limits.ts';

/** Spec §5. */
export const loginErrors = {
  usernameMissing: 'Benutzername ist erforderlich',
  wishMissing: 'Benutzername oder Mail-Adresse ist erforderlich',
  passwordMissing: 'Passwort ist erforderlich',
  notAForm: 'Hier werden Benutzername und Passwort erwartet',
};

export const invitationErrors = {
  tooShort: `Das Passwort braucht mindestens ${PASSWORD_MIN_CHARS} Zeichen`,
  over: 'Diese Einladung gilt nicht mehr. Bitte lassen Sie sich eine neue schicken.',
};

export const proofErrors = { wrong: 'Das Passwort stimmt nicht' };

export const codeErrors = {
  missing:
    'Dieses Gerät kennen wir noch nicht, oder Sie haben sich hier abgemeldet. Bitte geben Sie einen Code von Ihrem Notfallblatt ein, den Sie noch nicht benutzt haben. Auf einem Gerät, das angemeldet bleibt, fragen wir danach nicht mehr.',
  wrong: 'Diesen Code gibt es nicht, oder er ist schon benutzt.',
};

export const codeTexts = { label: 'Code vom Notfallblatt', hint: 'Zum Beispiel 3-K7QM-2XFD-9RTB. Jeder gilt einmal.' };

/** The server's errors about a login. The first does not reveal whether the name exists. */
export const loginAnswers = {
  wrong: 'Benutzername oder Passwort stimmt nicht.',
  wait: (seconds: number) =>
    seconds < 60
      ? `Zu viele Fehlversuche. Bitte warten Sie ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} und versuchen Sie es dann noch einmal.`
      : `Zu viele Fehlversuche. Bitte warten Sie ${Math.ceil(seconds / 60)} ${seconds <= 60 ? 'Minute' : 'Minuten'} und versuchen Sie es dann noch einmal.`,
};

/** Spec §2, §8. */
export const loginTexts = {
  title: 'Admin-Bereich',
  subtitle: 'Melden Sie sich an, um auf das Verwaltungspanel zuzugreifen',
  username: 'Benutzername',
  password: 'Passwort',
  remember: 'Auf diesem Gerät angemeldet bleiben',
  submit: 'Anmelden',
  submitting: 'Anmeldung läuft...',
  /** Here, because passkeys/texts.ts would bring all of its texts into the login's script. */
  byKey: 'Mit Finger\u00adabdruck oder Gesicht anmelden',
  forgotten: 'Passwort vergessen',
  invitation: 'Einladung',
  forgottenLink: 'Passwort vergessen?',
  ways: 'Website',
  backToSite: 'Zurück zur Website',
  successTitle: 'Erfolgreich angemeldet',
  success: (name: string) => `Willkommen zurück, ${name}!`,
  failure: 'Anmeldung fehlgeschlagen',
  againTitle: 'Bitte erneut anmelden',
  sessionEnded: 'Ihre Sitzung ist abgelaufen. Nach der Anmeldung geht es hier weiter, wo Sie waren.',
  otherTitle: (name: string) => `Angemeldet ist jetzt ${name}`,
  other: (before: string) => `Was ${before} zuletzt eingegeben hat, wurde nicht gespeichert.`,
};

export const proofTexts = {
  title: 'Bitte bestätigen Sie, dass Sie es sind',
  why: 'Dieser Schritt gibt Zugang oder Daten heraus oder beendet Zugänge. Deshalb fragen wir nach Ihrem Passwort, danach zehn Minuten nicht mehr.',
  submit: 'Bestätigen',
  submitting: 'Wird geprüft...',
  cancel: 'Abbrechen',
};

/** Spec §2, §8. */
export const sessionTexts = {
  checking: 'Überprüfe Administratorrechte...',
  role: 'Administrator',
  lastLogin: 'Letzte Anmeldung',
  firstLogin: 'Erste Anmeldung',
  logout: 'Abmelden',
  loggedOutTitle: 'Erfolgreich abgemeldet',
  loggedOut: 'Sie wurden sicher abgemeldet.',
  logoutFailedTitle: 'Abmeldung fehlgeschlagen',
  logoutFailed: `Der Server ist nicht zu erreichen. Auf diesem Gerät ist alles gelöscht. Die Sitzung bleibt offen, bis die Verbindung wieder da ist, längstens ${SESSION_LIFETIME_MS / DAY_MS} Tage (auf einem gemerkten Gerät ${REMEMBERED_SESSION_LIFETIME_MS / DAY_MS}).`,
  unreachable: 'Die Anmeldung konnte nicht geprüft werden: Der Server antwortet nicht.',
  offline: 'Die Anmeldung konnte nicht geprüft werden: Ihr Gerät hat keine Internetverbindung.',
};
