export const texts = {
  title: 'Cookies: Sie entscheiden',
  question: 'Dürfen wir genauer zählen, mit Zufallsnummer bis zum Schließen des Fensters?',
  /** Holds before a choice, after consent and after refusal (rulings 10, 33). */
  more: 'Ohne Ihre Wahl zählen wir nur den Seitenaufruf und speichern nichts auf Ihrem Gerät, mit „Nur Notwendige“ zählen wir gar nicht (Art. 6 DSGVO, § 25 TDDDG).',
  /** On every screen, because it must be said before the consent (Art. 7 Abs. 3 DSGVO). */
  change: 'Sie können das jederzeit unten unter „Cookies“ ändern.',
  privacyLink: 'Mehr im Datenschutz',
  privacyHref: '/datenschutz#cookies',
  gpc: 'Ihr Browser sendet „Global Privacy Control“. Deshalb zählen wir bei Ihnen nichts.',
  categories: {
    necessary: {
      name: 'Notwendig',
      what: 'Ihre Wahl, Ihre Hilfen zur Bedienung, Ihr Formular. Immer an.',
    },
    analytics: { name: 'Statistik', what: 'Unser eigenes, anonymes System: kein IP-Tracking, kein fremder Anbieter.' },
    marketing: { name: 'Marketing', what: 'Nutzen wir zurzeit nicht.' },
  },
  decline: 'Nur Notwendige',
  accept: 'Alle akzeptieren',
  save: 'Einstellungen speichern',
  showDetails: 'Details anzeigen',
  hideDetails: 'Details ausblenden',
  deleteAll: 'Alle Daten löschen',
  close: 'Schließen',
  announced: 'Bitte entscheiden Sie über Cookies.',
  saved: 'Ihre Wahl ist gespeichert.',
  keptForPage: 'Ihr Browser speichert nichts. Ihre Wahl gilt für diese Seite.',
  openSettings: 'Cookie-Einstellungen',
} as const;

/** The choice that holds, by the number of allowed categories. Apart, because the late script needs these words alone. */
export const nowTexts = { is: 'Zurzeit gilt: ', choices: ['Nur Notwendige.', 'Ihre Auswahl.', 'Alle.'] } as const;
