export const guideTexts = {
  place: (at: number, of: number) => `Schritt ${at} von ${of}`,
  next: 'Weiter',
  later: 'Später',
  back: 'Zurück',
  end: 'Fertig',
};

export const setUpTexts = {
  key: {
    title: 'Anmelden ohne Passwort, mit Notfallblatt',
    why: 'Mit einem Fingertipp auf diesem Gerät, auch wenn Sie das Passwort vergessen. Dazu acht Codes auf Papier: Auf einem neuen Gerät fragen wir nach einem davon, damit Ihr Passwort allein niemandem die Tür öffnet.',
  },
  address: {
    title: 'Stimmt Ihre Mail-Adresse?',
    why: 'Dorthin geht der Link, wenn Sie das Passwort vergessen, und eine Nachricht, wenn sich jemand auf einem neuen Gerät anmeldet.',
  },
};

export const intruderTexts = {
  password: {
    title: 'Neues Passwort',
    why: 'Damit ist überall sonst abgemeldet, und Schlüssel anderer Geräte, Ihre Kalenderadresse und Ihre Einladungen gelten nicht mehr. Wissen Sie das bisherige nicht, melden Sie sich ab und wählen „Passwort vergessen“.',
  },
  devices: {
    title: 'Geräte und Schlüssel',
    why: 'Hier dürfen nur noch Geräte und Schlüssel stehen, die Sie kennen. Melden Sie alle anderen ab (damit gilt auch Ihr Notfallblatt nicht mehr), und löschen Sie fremde Schlüssel.',
  },
  people: {
    title: 'Zugänge und Einladungen',
    why: 'Schalten Sie ab, wen Sie nicht kennen oder wessen Gerät weg ist, und ziehen Sie Einladungen zurück, die nicht von Ihnen sind.',
  },
  addresses: {
    title: 'Mail-Adressen',
    why: 'Stehen hier nur Ihre? An eine fremde Adresse gingen neue Passwörter oder Anfragen Ihrer Kunden.',
  },
  sheet: {
    title: 'Neues Notfallblatt',
    why: 'Haben Sie alle anderen abgemeldet, oder hat jemand die Codes gesehen, legen Sie neue an. Das bisherige Blatt gilt dann nicht mehr.',
  },
  log: {
    title: 'Was in den letzten Tagen geschehen ist',
    why: 'Sehen Sie nach Anmeldungen und Änderungen, die nicht von Ihnen sind. Wurden Daten von Kunden angesehen oder als Datei gespeichert, müssen Sie das in der Regel binnen 72 Stunden der Datenschutzaufsicht melden (Artikel 33 DSGVO). Welche das ist, steht in Ihrer Datenschutzerklärung.',
  },
};
