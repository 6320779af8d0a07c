const since = (moment: string) => `Live seit ${moment} Uhr`;
export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;

export const websiteTexts = {
  absent: 'Ich bin nicht da',
  open: (open: number, all: number) => `${open} von ${all} noch offen`,
  allSeen: 'alles gesehen',
  noHours: 'keine Zeiten',
  isSample: 'noch Beispiel',
  look: 'Ansehen',
  live: (moment: string | undefined) => (moment ? since(moment) : 'Live'),
  building: 'Wird veröffentlicht',
  failed: (reason: string, moment: string | undefined) =>
    `Nicht veröffentlicht: ${reason} Die Website${moment ? ` von ${moment}` : ''} steht weiter.`,
  unknownReason: 'Der Grund ist nicht bekannt.',
  loadFailed: 'Die Angaben der Website konnten nicht geladen werden.',
  subjects: 'Was auf der Website steht',
  ownersPart: (owner: string) => `Veröffentlichen kann nur ${owner}.`,
  back: 'Website',
  optional: 'freiwillig',
  oneEachLine: 'Jeder Eintrag in einer eigenen Zeile.',
  choices: {
    '': 'Noch offen',
    true: 'Ja',
    false: 'Nein',
    inside: 'Ja',
    edge: 'Auf Anfrage',
    outside: 'Nein',
  } as Record<string, string>,
  add: 'Hinzufügen',
  addTo: (list: string) => `Hinzufügen: ${list}`,
  remove: 'Entfernen',
  removeNamed: (entry: string) => `Entfernen: ${entry}`,
  entry: (number: number) => `Eintrag ${number}`,
  changed: 'geändert',
  takeBack: 'Zurücknehmen',
  takeBackNamed: (label: string) => `Zurücknehmen: ${label}`,
  empty: 'noch leer',
  unsaved: 'nicht gespeichert',
  facts: (count: number) => counted(count, 'Angabe', 'Angaben'),
  parts: {
    firm: 'So heißen Sie',
    contact: 'So erreicht man Sie',
    person: 'Wer kommt',
    legal: 'Impressum und Recht',
    answers: 'Was Kunden fragen',
    faq: 'Eigene Worte in den Antworten',
    prices: 'Rabatt',
    senior: 'Angebot',
  } as Record<string, string>,
};

export const barTexts = {
  changes: (count: number) => counted(count, 'Änderung', 'Änderungen'),
  notLive: 'noch nicht live',
  unsaved: (label: string) => (label ? `Nicht gespeichert: ${label}` : 'Nicht gespeichert'),
  review: 'Prüfen',
};

export const rowTexts = {
  firm: 'Firma und Name',
  address: 'Anschrift',
  phone: 'Telefon und WhatsApp',
  pictures: 'Bilder',
};

export const formTexts = {
  live: (value: string) => `Live ist ${value}`,
  none: 'Gibt es nicht',
  theirs: (who: string, time: string, value: string) => `${who} hat um ${time} geändert: ${value || 'entfällt'}`,
  takeMine: 'Meine nehmen',
  takeTheirs: 'Seine nehmen',
};

export const placeTexts = {
  farTitle: 'Der Betrieb liegt nicht in der Mitte seines Gebiets',
  far: (city: string, km: number) => `${city} ist ${km} km vom Mittelpunkt entfernt; die Ortsprüfung zählt von dort.`,
  takeSeat: (city: string) => `Mittelpunkt nach ${city}`,
};

export const ageTexts = { two: (one: number, other: number) => `${one} und ${other}` };

export const weekTexts = {
  which: 'Welche Zeiten',
  closed: 'geschlossen',
  until: 'bis',
  from: (day: string) => `${day} von`,
  to: (day: string) => `${day} bis`,
  isOpen: (day: string) => `${day} geöffnet`,
  byArrangement: 'nach Vereinbarung',
  more: 'mehr',
  likeMonday: 'Werktage alle wie Montag',
};

export const offeredTexts = {
  title: (photos: number) => `Von Ihren Aufträgen, mit Einwilligung (${photos})`,
  take: (place: string | null, day: string) => `Foto${place ? ` aus ${place}` : ''} nehmen, eingewilligt am ${day}`,
  failed: 'Die Fotos Ihrer Aufträge konnten nicht geladen werden.',
};

export const pictureTexts = {
  add: 'Fotos hinzufügen',
  picture: (place: number, all: number, alt: string) => `Bild ${place} von ${all}: ${alt}`,
  one: (place: number, all: number) => `Bild ${place} von ${all}`,
  several: (count: number) => `${count} neue Fotos, gleich für alle`,
  missing: 'Angabe fehlt',
  forward: 'nach vorn',
  backward: 'nach hinten',
  remove: 'Weg',
  crop: 'Ausschnitt',
  withdraw: 'Einverständnis zurückgenommen',
  withdrawAsk: 'Das Bild verschwindet sofort überall: Website, Entwurf, frühere Stände und Kopien. Fortfahren?',
  withdrawn: 'Das Bild ist weg; die Seiten werden ohne es gebaut.',
  choose: 'Bild wählen',
  replace: 'Anderes Bild',
  uploading: 'Wird hochgeladen …',
  focal: 'Was im Kreis liegt, bleibt zu sehen, wo das Bild beschnitten wird.',
  axes: { x: 'von links', y: 'von oben' },
  failed: 'Das Bild konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.',
  source: 'Bild aus der Vorlage',
};
