import type { SecurityEvent } from '#shared/stored-words.ts';

/** The German names of security events, in the log and in mails. */
export const securityEventWords = {
  login: 'Angemeldet',
  password: 'Passwort geändert',
  'password-reset': 'Passwort vergessen und neu gesetzt',
  account: 'Angaben geändert',
  'sessions-ended': 'Alle anderen Geräte abgemeldet',
  invited: 'Eingeladen',
  joined: 'Einladung angenommen',
  'switched-off': 'Zugang abgeschaltet',
  'switched-on': 'Zugang wieder eingeschaltet',
  deleted: 'Zugang gelöscht',
  owner: 'Inhaber geworden',
  addresses: 'Adressen für Mails geändert',
  calendar: 'Kalenderadresse angelegt',
  export: 'Daten einer Person angesehen',
  erasure: 'Daten einer Person gelöscht',
  restore: 'Sicherung eingespielt',
} satisfies Record<SecurityEvent, string>;
