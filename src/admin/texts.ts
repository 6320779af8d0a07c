/** Words of the admin area's frame (Spec §2). */
export const adminTexts = {
  area: 'Admin-Bereich',
  needsScript: 'Der Admin-Bereich braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.',
  navigation: 'Verwaltung',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  toSite: 'Zur Website',
  skipToMain: 'Zum Hauptinhalt springen',
  pageLoading: 'Die Seite wird geladen...',
  pageNotLoaded: 'Diese Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.',
  retry: 'Erneut versuchen',
  pageBroken: 'Diese Seite kann nicht angezeigt werden. Bitte laden Sie sie neu.',
  reload: 'Neu laden',
  settings: 'Einstellungen',
  theme: 'Darstellung',
  themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
};
