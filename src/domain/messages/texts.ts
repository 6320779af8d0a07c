import { ADDRESS_PROOF_LIFETIME_MS, FEW_PHOTOS_PER_DAY, HOUR_MS } from '#config/limits.ts';
import * as hours from '#facts/hours.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import { REQUESTS_TOLD_PER_HOUR } from './limits.ts';
import { whyNoMail } from './trouble-texts.ts';

export const inboxTexts = { toInbox: 'Zum Posteingang', open: 'Tippen Sie hier, um den Posteingang zu öffnen.' };

export const waitingMailTexts = {
  subject: (count: number, hasWeek: boolean) =>
    `Was wartet: ${count === 1 ? '1 Aufgabe' : `${count.toLocaleString('de-DE')} Aufgaben`}${hasWeek ? ', und die letzte Woche' : ''}`,
  week: 'Die letzte Woche',
  lastWeek: 'Letzte Woche',
  requests: 'Anfragen',
  compared: (count: number, before: number) => `${count} (in der Woche davor ${before})`,
  inTime: `In ${hours.replyWithinHours} Stunden beantwortet`,
  share: (some: number, all: number) => (all === 0 ? '' : `${some} von ${all}`),
  deals: 'Neue Aufträge',
  visitors: 'Gezählte Besucher',
  sources: 'Woher die meisten kamen',
  someone: (place: string) => (place ? `Anfrage aus ${place}` : 'Anfrage'),
  task: { call: 'Anrufen', tell: 'Neuen Termin sagen', price: 'Preis eintragen', settle: 'Fertig?', ask: 'Nachfragen' },
  more: (count: number) => `Und ${count.toLocaleString('de-DE')} weitere.`,
  all: 'Alle zeigen, die warten',
};

export const digestTexts = {
  title: (count: number, time: string) =>
    count === 1
      ? `1 weitere Anfrage, von ${time}`
      : `${count.toLocaleString('de-DE')} weitere Anfragen, die älteste von ${time}`,
  why: `Es kommen gerade sehr viele Anfragen. Damit Ihr Postfach nicht überläuft, melden wir höchstens ${REQUESTS_TOLD_PER_HOUR} in der Stunde einzeln. Jede steht im Posteingang.`,
};

export const apartTexts = {
  subject: (count: number) =>
    count === 1 ? '1 Anfrage liegt beiseite' : `${count.toLocaleString('de-DE')} Anfragen liegen beiseite`,
  why: (count: number) =>
    count === 1
      ? ', weil sie nach Werbung aussieht oder mit sehr vielen auf einmal kam. Bitte sehen Sie nach, ob sie echt ist.'
      : ', weil sie nach Werbung aussehen oder sehr viele auf einmal kamen. Bitte sehen Sie nach, ob eine echte dabei ist.',
  link: 'Aussortierte Anfragen durchsehen',
};

/** The mail about a day with more photos than it may bring. */
export const manyPhotosTexts = {
  subject: 'Sehr viele Fotos an einem Tag',
  why: `Über das Formular sind heute ungewöhnlich viele Fotos gekommen. Die ersten ${FEW_PHOTOS_PER_DAY} von jedem Anschluss kommen weiterhin an; für weitere nennt das Formular WhatsApp. Anfragen kommen an wie immer. Bitte sehen Sie nach, ob jemand Unsinn schickt.`,
  link: 'Zum Posteingang',
};

/** The promised time of a reply, as a clock time that the reader can check. */
export const replyByTexts = (isTomorrow: boolean, weekday: string, time: string) =>
  `bis ${isTomorrow ? 'morgen, ' : ''}${weekday}, ${time}\u00a0Uhr`;

export const replyByLater = (moment: string) => `bis ${moment}\u00a0Uhr`;

export const requestMailTexts = {
  /** The sender's name in all mails to the owner, because mailboxes would show the company's own address as 'Ich'. */
  sender: 'Website-Anfrage',
  subject: (who: string, service: string | null, number: string) =>
    `${who}${service ? `: ${service}` : ''} (${number})`,
  noticeSubject: (place: string, number: string) => `Neue Anfrage${place ? ` aus ${place}` : ''} (${number})`,
  arrived: 'Über Ihre Website ist eine neue Anfrage gekommen.',
  photos: (count: number) => (count === 1 ? 'mit 1 Foto' : `mit ${count} Fotos`),
  call: (phone: string) => `${phone} anrufen`,
  route: (place: string) => `Route nach ${place}`,
  card: 'Anfrage öffnen',
  promise: (until: string, canReply: boolean) =>
    `Versprochen ist eine Antwort ${until}. ${
      canReply
        ? 'Wenn Sie auf diese Mail antworten, geht Ihre Antwort an die Kundin oder den Kunden.'
        : 'Bitte antworten Sie nicht auf diese Mail, sondern an die Adresse in der Anfrage: Sie enthält Zeichen, die viele Postfächer nicht annehmen.'
    }`,
};

/** The visitor's receipt, which states facts only (receipt.server.ts). */
export const receiptMailTexts = {
  subject: (number: string) => `[${number}] Ihre Anfrage ist angekommen`,
  greeting: 'Guten Tag,',
  arrived: (number: string) => `Ihre Anfrage über unsere Website ist angekommen. Ihre Nummer ist ${number}.`,
  promise: `Wir melden uns innerhalb von ${hours.replyWithinHours} Stunden bei Ihnen.`,
  promiseAfter: (away: string, by: string) => `${away} Wir melden uns ${by} bei Ihnen.`,
  automatic:
    'Diese Mail wurde automatisch geschickt, weil diese Adresse im Formular eingetragen war. Waren Sie das nicht? Dann brauchen Sie nichts zu tun.',
};

export const requestPushTexts = {
  title: (details: string) => `Neue Anfrage${details ? `: ${details}` : ''}`,
  body: (number: string) => `${number}: Tippen Sie hier, um die Anfrage zu öffnen.`,
};

export const accessNoticeTexts = {
  subject: (what: string) => `Zugang zu Ihrer Website: ${what}`,
  intro: (company: string) =>
    `Guten Tag,\n\nauf der Website von ${company} ist etwas geschehen, das Zugänge oder Daten betrifft:`,
  what: 'Was',
  device: 'Gerät',
  when: 'Wann',
  whatToDo:
    'War das nicht beabsichtigt? Dann wählen Sie im Adminbereich unter „Einstellungen“ und „Konto“ ein neues Passwort und dabei „Jemand war drin“. Kommen Sie nicht mehr hinein, setzen Sie über „Passwort vergessen“ ein neues.',
  wayBack: 'Passwort vergessen',
};

export const addressMailTexts = {
  subject: 'Bitte bestätigen Sie diese Mail-Adresse',
  body: (company: string) =>
    `Guten Tag,\n\ndiese Adresse wurde im Adminbereich der Website von ${company} eingetragen. Sie gilt, sobald Sie sie bestätigen:`,
  link: 'Diese Adresse bestätigen',
  limits: `Der Link gilt ${ADDRESS_PROOF_LIFETIME_MS / HOUR_MS} Stunden und nur einmal. Wenn Sie damit nichts anfangen können, löschen Sie diese Mail einfach: Dann geht nichts an Sie.`,
  tooMany: 'Sie haben gerade viele Adressen eingetragen. Bitte warten Sie eine Stunde.',
  notSent: (email: string, trouble: Trouble) =>
    `Der Link an ${email} ging nicht hinaus, deshalb gilt weiter die bisherige Adresse. ${whyNoMail[trouble]}${
      trouble === 'unset' ? ' Ohne Postfach (SMTP_URL) geht es auf dem Server: npm run admin:mail -- NAME E-MAIL' : ''
    }`,
};
