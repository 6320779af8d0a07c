import { RETENTION } from '#config/limits.ts';
import { copyIs, copyKey } from './copy-texts.ts';

/** The mail with a copy. Apart from the page's words, because a browser would carry RETENTION. */
export const copyMailTexts = {
  subject: (date: string) => `Sicherungskopie vom ${date}`,
  body: (company: string, date: string) =>
    `Guten Tag,\n\nim Anhang ist das Backup der Website von ${company} vom ${date}. ${copyIs}`,
  key: `${copyKey} Wie daraus wieder eine Website wird, steht im Quelltext unter src/docs/lost-account.md.`,
  withoutFiles: (size: string) =>
    `Fotos und Bilder sind nicht dabei, weil die Kopie mit ihnen für eine Mail zu groß ist: mindestens ${size}. Bitte laden Sie einmal im Monat eine ganze Kopie herunter:`,
  keep: `Heben Sie die neueste dieser Mails auf, und löschen Sie alle, die älter als ${RETENTION.backupMonths} Monate sind: So lange nennt Ihre Datenschutzerklärung Sicherungskopien.`,
  toBackups: 'Zu den Backups',
};
