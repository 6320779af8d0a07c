/** Spec §2. */
export const adminTexts = {
  area: 'Admin-Bereich',
  needsScript: 'Der Admin-Bereich braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.',
  oldBrowser:
    'Dieser Browser ist zu alt für den Admin-Bereich. Bitte bringen Sie ihn auf den neuesten Stand: nötig ist mindestens iOS 17, Firefox 121 oder Chrome 109.',
  navigation: 'Verwaltung',
  bar: { today: 'Heute', requests: 'Anfragen', call: 'Anruf' },
  more: 'Mehr',
  closeMenu: 'Menü schließen',
  waiting: (count: number) => (count === 1 ? '1 wartet' : `${count.toLocaleString('de-DE')} warten`),
  mailsFail: 'Mails kommen nicht an',
  ownersOnly: 'Das ist Sache des Inhabers dieser Website. Ihr Zugang ist für Anfragen, Termine und Zahlen da.',
  toSite: 'Zur Website',
  skipToMain: 'Zum Hauptinhalt springen',
  skipToNavigation: 'Zur Navigation springen',
  pageLoading: 'Die Seite wird geladen...',
  pageTrouble: {
    offline:
      'Diese Seite konnte nicht geladen werden: Ihr Gerät hat keine Internetverbindung. Sie erscheint von selbst, sobald die Verbindung wieder da ist.',
    server:
      'Diese Seite konnte nicht geladen werden: Der Server antwortet nicht. Sie erscheint von selbst, sobald er wieder da ist.',
    unknown: 'Diese Seite konnte nicht geladen werden. Bitte laden Sie sie neu.',
  },
  areaTrouble: 'Der Admin-Bereich konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
  pageBroken: 'Diese Seite kann nicht angezeigt werden. Bitte laden Sie sie neu.',
  reload: 'Neu laden',
  accessibility: 'Barrierefreiheit',
  theme: 'Darstellung',
  themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
};
