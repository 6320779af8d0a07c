import type { Trouble } from '#shared/api/mail-trouble.ts';
import { whyNoPush } from './push-trouble-texts.ts';

/** The push that tells that mails do not arrive. */
export const troublePushTexts = { title: 'Mails kommen nicht an' };

/** The mail and the push that call a request to mind. Others may read the push: no name and no number. */
export const reminderTexts = {
  subject: (number: string, hours: number) => `[${number}] Wartet seit ${hours} Std. auf Ihre Antwort`,
  waits: (place: string, hours: number) => `Anfrage${place ? ` aus ${place}` : ''} wartet seit ${hours} Std.`,
  promised: (moment: string, isOver: boolean) =>
    isOver ? `Versprochen war eine Antwort bis ${moment}.` : `Versprochen ist eine Antwort bis ${moment}.`,
  card: 'Anfrage öffnen',
  reply:
    'Wenn Sie auf diese Mail antworten, geht Ihre Antwort an die Kundin oder den Kunden. Haben Sie schon geantwortet? Dann vermerken Sie es bei der Anfrage.',
  call: 'Hier wartet jemand auf Ihren Rückruf. Haben Sie schon angerufen? Dann vermerken Sie es bei der Anfrage.',
  open: (number: string) => `${number}: Tippen Sie hier, um die Anfrage zu öffnen.`,
};

/** The mail that tells that pushes do not. */
export const troubleMailTexts = {
  subject: 'Mitteilungen kommen nicht an',
  arrivesNot: (device: string, trouble: Trouble) =>
    `Auf einem Ihrer Geräte (${device}) kommen keine Mitteilungen an. ${whyNoPush[trouble]}`,
  gone: (device: string) =>
    `Eines Ihrer Geräte (${device}) bekommt keine Mitteilungen mehr. Öffnen Sie den Adminbereich auf diesem Gerät, dann ist es wieder dabei.`,
  mailsGoOn: 'Neue Anfragen bekommen Sie weiterhin per Mail.',
  toSettings: 'Zu den Benachrichtigungen',
};
