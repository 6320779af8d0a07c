export const siteAnswers = {
  unreadable: 'Diese Angabe ist nicht zu lesen. Bitte laden Sie die Seite neu.',
  unknownField: 'Diese Angabe gibt es nicht.',
  changedBy: (who: string, time: string) => `${who} hat das um ${time} Uhr geändert. Ihre Eingabe ist noch da.`,
  draftChanged: 'Der Entwurf hat sich gerade geändert. Bitte prüfen Sie die Änderungen noch einmal.',
  nothingToPublish: 'Es gibt nichts zu veröffentlichen: Alles ist schon auf der Website.',
  notYet: 'So darf es nicht live gehen. Bitte ergänzen Sie die Angaben, die fehlen.',
  noPicture: 'Dieses Bild gibt es nicht.',
  noPage: 'Diese Seite gibt es nicht.',
  noRevision: 'Diesen Stand gibt es nicht.',
  oldRevision: 'Von diesem Stand sind nur noch die Sätze da. Veröffentlichen lässt er sich nicht mehr.',
  pictureIsNeeded:
    'Dieses Bild braucht die Seite. Bitte wählen Sie dort zuerst ein anderes, und veröffentlichen Sie das.',
};

/** Why a publication failed, for the owner. The old site stands in every case. */
export const buildFailures = {
  noHook:
    'Es ist nicht eingerichtet, wer die Seiten baut. Bitte wenden Sie sich an die Person, die die Website eingerichtet hat.',
  hookRefused: (status: number) =>
    `Netlify hat den Auftrag nicht angenommen (Antwort ${status}). Bitte veröffentlichen Sie noch einmal. Hilft das nicht, braucht Netlify einen neuen Build-Hook.`,
  hookAway:
    'Der Dienst, der die Seiten baut, ist nicht erreichbar. Bitte veröffentlichen Sie in einigen Minuten noch einmal.',
  silent:
    'Nach 20 Minuten kam keine Meldung. Bitte veröffentlichen Sie noch einmal. Hilft das nicht, sagt das Protokoll bei Netlify mehr.',
  stopped: 'Der Server wurde dabei beendet. Bitte veröffentlichen Sie noch einmal.',
  failed: (problem?: string) =>
    `Die Seiten konnten nicht gebaut werden. Bitte veröffentlichen Sie noch einmal. Hilft das nicht, wenden Sie sich an die Person, die die Website eingerichtet hat; ${problem ? `ihr hilft diese Zeile: ${problem}` : 'ihr hilft das Protokoll bei Netlify.'}`,
  facts: (fields: readonly string[]) =>
    `So können die Seiten nicht gebaut werden: ${fields.join('; ')} Bitte ändern Sie das auf der Seite „Website“, und veröffentlichen Sie noch einmal.`,
  lostPicture: 'Das Bild ist nicht mehr gespeichert.',
  setUp:
    'Eine Einstellung fehlt oder passt nicht. Welche, steht im Protokoll bei Netlify; ändern kann sie die Person, die die Website eingerichtet hat.',
};

export const promiseTexts = {
  phone: (lines: readonly string[]) => (lines.length > 0 && `Am Telefon: ${lines.join(', ')}.`) || '',
  talks: (lines: readonly string[]) => (lines.length > 0 && `Auch zum Gespräch: ${lines.join(', ')}.`) || '',
  reply: (hours: number) => `Antwort innerhalb von ${hours} Stunden.`,
  quote: (hours: number) => `Ein Angebot spätestens ${hours} Stunden nach dem kostenlosen Ansehen.`,
  radius: (km: number) => `Wir kommen im Umkreis von ${km.toLocaleString('de-DE')} km.`,
  discount: (percent: number, { homePage, faq }: { homePage: number; faq: number }) =>
    `${percent} % Rabatt ab ${homePage === faq ? homePage : `${homePage} und ab ${faq}`} Jahren.`,
  water: 'Reinwassersystem: ohne Reinigungsmittel, streifenfrei.',
  partners: (names: readonly string[]) => (names.length > 0 ? `Partner: ${names.join(', ')}.` : ''),
  /** In the place of what firms are promised. */
  firms: 'Praxis, Büro, Laden: Rufen Sie an.',
};
export const promiseNames = {
  phone: 'Zeiten am Telefon',
  talks: 'Zeiten zum Gespräch',
  reply: 'Frist zur Antwort',
  quote: 'Frist zum Angebot',
  radius: 'Umkreis',
  discount: 'Rabatt für Ältere',
  certificate: 'Führungszeugnis',
  water: 'Reinwassersystem',
  guarantee: 'Ihr Wort',
  partners: 'Partner',
  firms: 'Für Betriebe',
};

export const changeTexts = {
  part: (label: string, part: string) => `${label}, ${part}`,
  reordered: 'andere Reihenfolge',
  hours: (from: string, to: string, byArrangement: boolean) =>
    `${from}–${to}${byArrangement ? ' nach Vereinbarung' : ''}`,
  and: ' und ',
  closed: 'geschlossen',
  none: 'gibt es nicht',
  open: 'noch offen',
  picture: 'ein Bild',
  otherPicture: 'ein anderes Bild',
  choices: { inside: 'ja', edge: 'nach Absprache', outside: 'nein', ...promiseNames } as Record<
    string,
    string | undefined
  >,
  yes: 'ja',
  no: 'nein',
};
