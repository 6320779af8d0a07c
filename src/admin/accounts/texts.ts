export const accountAnswers = {
  sessionGone: 'Diese Anmeldung gibt es nicht mehr.',
};

export const accountTexts = {
  title: 'Konto',
  profile: 'Ihre Angaben',
  saved: 'Gespeichert. Eine neue Mail-Adresse gilt, sobald Sie den Link in der Mail dorthin geöffnet haben.',
  password: 'Passwort ändern',
  endsOthers:
    'Danach sind alle anderen Geräte abgemeldet. Ihre Schlüssel auf anderen Geräten, Ihre Kalenderadresse und Einladungen von Ihnen gelten nicht mehr.',
  endsEverything:
    'Auch Ihr Notfallblatt, alle Schlüssel und die Anmeldung auf diesem Gerät enden. Melden Sie sich dann mit dem neuen Passwort an, und sehen Sie unter „Zugänge“ nach, was geschehen ist.',
  passwordChanged: 'Ihr Passwort ist geändert. Alle anderen Anmeldungen sind beendet.',
  sessions: 'Aktive Anmeldungen',
  thisDevice: 'Dieses Gerät',
  since: 'seit',
  lastActive: (time: string) => `, zuletzt aktiv ${time}`,
  endSession: 'Abmelden',
  sessionEnded: 'Das Gerät ist abgemeldet.',
  endOthers: 'Alle anderen abmelden',
  confirmEndOthers:
    'Alle anderen Geräte abmelden? Auch Ihre Schlüssel dort, Meldungen dorthin, Ihr Notfallblatt, Ihre Kalenderadresse und Einladungen von Ihnen enden.',
  othersEnded: 'Alle anderen Geräte sind abgemeldet.',
};

export const sheetTexts = {
  title: 'Notfallblatt',
  why: 'Ist Ihr Telefon weg oder das Passwort vergessen? Dann kommen Sie mit einem Code von diesem Blatt wieder hinein. Heben Sie es auf Papier auf, nicht auf dem Telefon.',
  none: 'Sie haben noch keines.',
  left: (left: number, of: number) => `Sie haben eines. Noch nicht benutzt: ${left} von ${of} Codes.`,
  make: 'Notfallblatt anlegen',
  makeNew: 'Neues Notfallblatt anlegen',
  confirmNew: 'Ein neues Notfallblatt anlegen? Das bisherige gilt dann nicht mehr.',
  onlyNow:
    'Bitte drucken Sie dieses Blatt jetzt oder schreiben Sie es ab. Noch einmal zeigen können wir die Codes nicht.',
  heading: (company: string) => `Notfallblatt für die Website von ${company}`,
  of: (username: string, day: string) =>
    `Benutzername ${username}, angelegt am ${day}. Frühere Blätter gelten nicht mehr.`,
  use: 'Auf einem neuen Gerät, und nach dem Abmelden, fragt die Website neben dem Passwort nach einem Code, auch wenn Sie es vergessen haben. Jeder gilt einmal. Streichen Sie ihn dann durch.',
  wayBack: (username: string) =>
    `Hilft gar nichts mehr: Wer die Website eingerichtet hat, setzt auf dem Server mit „npm run admin:password -- ${username}“ ein neues Passwort. Dann gelten auch diese Codes nicht mehr.`,
  print: 'Drucken',
  done: 'Ich habe es aufgehoben',
};

export const securityLogTexts = {
  title: 'Was geschehen ist',
  empty: 'Seit der Einrichtung ist noch nichts geschehen.',
  kept: (days: number) =>
    `Anmeldungen und Änderungen an Zugängen und Daten der letzten ${days} Tage. Hat ein Fremder Daten von Kunden gesehen, müssen Sie das in der Regel binnen 72 Stunden der Datenschutzaufsicht melden (Artikel 33 DSGVO).`,
  older: 'Ältere anzeigen',
};
