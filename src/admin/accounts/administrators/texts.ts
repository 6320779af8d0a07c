import { DAY_MS, INVITATION_LIFETIME_MS } from '#config/limits.ts';
import { whyNoMail } from '#domain/messages/trouble-texts.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';

const DAYS = INVITATION_LIFETIME_MS / DAY_MS;

export const administratorErrors = {
  email: 'Gültige E-Mail-Adresse erforderlich',
  hasAccess: 'Diese E-Mail-Adresse hat schon einen Zugang',
};

export const administratorAnswers = {
  tooMany: 'Sie haben gerade viele Einladungen verschickt. Bitte warten Sie eine Stunde.',
  gone: 'Diesen Zugang gibt es nicht mehr.',
  invitationGone: 'Diese Einladung gibt es nicht mehr.',
  notOneself: 'Ihren eigenen Zugang können Sie nicht abschalten oder löschen.',
};

export const invitationMailTexts = {
  subject: (company: string) => `Ihr Zugang zur Website von ${company}`,
  body: (owner: string, company: string) =>
    `Guten Tag,\n\n${owner} (${company}) lädt Sie ein, an den Anfragen der Website mitzuarbeiten. Mit diesem Link wählen Sie Ihren Namen und ein Passwort:`,
  link: 'Einladung annehmen',
  limits: `Der Link gilt ${DAYS} Tage und nur einmal. Wenn Sie damit nichts anfangen können, löschen Sie diese Mail einfach.`,
};

export const administratorTexts = {
  title: 'Zugänge',
  list: 'Wer Zugang hat',
  you: 'Das sind Sie',
  owner: 'Inhaber',
  helper: 'Mitarbeit',
  off: 'Abgeschaltet',
  mailed: (getsMails: boolean) => (getsMails ? 'bekommt Mails zu Anfragen' : 'ohne Mails zu Anfragen'),
  mailsOn: 'Mails einschalten',
  mailedNow: (name: string) =>
    `${name} bekommt die Mails zu Anfragen, solange unter „Benachrichtigungen“ keine Adressen stehen.`,
  mailsOff: 'Mails abschalten',
  mailedNoMore: (name: string) => `${name} bekommt keine Mails zu Anfragen mehr.`,
  lastLogin: (moment: string) => `zuletzt angemeldet ${moment}`,
  neverIn: 'noch nie angemeldet',
  switchOff: 'Abschalten',
  switchedOff: (name: string) => `${name} ist überall abgemeldet und kann sich nicht mehr anmelden.`,
  switchOn: 'Wieder einschalten',
  switchedOn: (name: string) => `${name} kann sich wieder anmelden.`,
  remove: 'Löschen',
  confirmRemove: (name: string) =>
    `Den Zugang von ${name} löschen? In den Verläufen steht dann „ehemaliger Zugang“. Das lässt sich nicht zurücknehmen.`,
  removed: (name: string) => `Der Zugang von ${name} ist gelöscht.`,
  handOver: 'Zum Inhaber machen',
  confirmHandOver: (name: string) =>
    `${name} zum Inhaber machen? Danach verwaltet nur noch ${name} Zugänge, Adressen, Sicherungen und Personendaten.`,
  handedOver: (name: string) => `${name} ist jetzt Inhaber.`,
  invitedUntil: (moment: string) => `eingeladen, gilt bis ${moment}`,
  withdraw: 'Zurückziehen',
  withdrawn: (email: string) => `Die Einladung an ${email} gilt nicht mehr.`,
  invite: 'Jemanden einladen',
  inviteHint: `Wer eingeladen ist, wählt Name und Passwort selbst, bearbeitet Anfragen und Termine und sieht die Zahlen. Ob die Person auch die Mails zu Anfragen bekommt, entscheiden Sie danach in der Liste. Zugänge, Adressen, Sicherungen und Personendaten bleiben bei Ihnen. Die Einladung gilt ${DAYS} Tage.`,
  email: 'Mail-Adresse der eingeladenen Person',
  send: 'Einladen',
  sending: 'Wird eingeladen...',
  invited: 'Die Einladung ist angelegt.',
  sent: (email: string) => `Die Einladung an ${email} ist unterwegs.`,
  notSent: (email: string, trouble: Trouble) =>
    `Die Mail an ${email} ging nicht hinaus: ${whyNoMail[trouble]} Die Einladung gilt trotzdem.`,
  handOn: 'Sie können den Link auch selbst weitergeben. Er steht nur jetzt hier:',
  link: 'Link der Einladung',
  copy: 'Link kopieren',
};
