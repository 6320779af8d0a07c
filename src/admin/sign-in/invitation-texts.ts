import { RETENTION } from '#config/limits.ts';

export const invitationTexts = {
  title: 'Ihr Zugang',
  subtitle: 'Sie sind eingeladen. Wählen Sie einen Namen und ein Passwort, mit denen Sie sich künftig anmelden.',
  submit: 'Zugang anlegen',
  submitting: 'Wird angelegt...',
  done: 'Ihr Zugang ist angelegt. Sie sind angemeldet.',
  notice: `Von Ihrem Zugang speichern wir Name, Mail-Adresse, Browser und letzte Anmeldung, bis er gelöscht wird, und ${RETENTION.securityLogDays} Tage lang, was Sie an Zugängen und Daten ändern.`,
  noToken: 'In der Adresse fehlt die Einladung. Bitte öffnen Sie den Link aus Ihrer Mail.',
};
