/** Words of the accessibility dialog and of the help for screen readers (Spec §2, §3). */
export const texts = {
  open: 'Einstellungen zur Barrierefreiheit',
  title: 'Barriere\u00adfreiheit',
  intro: 'Stellen Sie die Seite so ein, wie Sie sie brauchen. Alles gilt sofort und bleibt auf diesem Gerät.',
  close: 'Schließen',
  reset: 'Zurücksetzen',
  wasReset: 'Alles ist wieder, wie es war.',
  statement: 'Erklärung zur Barriere\u00adfreiheit',
  choices: {
    fontSize: {
      name: 'Schriftgröße',
      values: { normal: 'Normal', large: 'Groß', 'extra-large': 'Sehr groß' },
    },
    contrast: { name: 'Kontrast', values: { normal: 'Normal', high: 'Hoch' } },
    motion: { name: 'Animationen', values: { normal: 'Normal', reduced: 'Reduziert' } },
    colorBlindSupport: {
      name: 'Farbenfehl\u00adsichtigkeit',
      values: {
        none: 'Keine',
        protanopia: 'Rot (Protan\u00adopie)',
        deuteranopia: 'Grün (Deuter\u00adanopie)',
        tritanopia: 'Blau (Tritan\u00adopie)',
      },
    },
  },
  switches: {
    focusVisible: {
      name: 'Fokus hervorheben',
      what: 'Ein breiter Rahmen zeigt immer, wo Sie gerade sind.',
    },
    underlineLinks: { name: 'Links unter\u00adstreichen', what: 'Auch in Menü und Fußzeile.' },
    screenReaderOptimized: {
      name: 'Für Screenreader optimieren',
      what: 'Bereiche bekommen Namen, Links sagen genauer, was sie tun, und Sprünge auf der Seite werden angesagt.',
    },
  },
  system: {
    contrast: 'Ihr System wünscht hohen Kontrast.',
    forcedColours: 'Ihr System gibt die Farben vor.',
    motion: 'Ihr System wünscht weniger Bewegung.',
  },
  screenReader: {
    landmarks: { header: 'Kopfbereich', main: 'Hauptinhalt', footer: 'Fußbereich' },
    links: {
      call: 'Telefonnummer anrufen',
      mail: 'E-Mail schreiben',
      whatsApp: 'WhatsApp öffnen',
      section: 'zum Abschnitt springen',
    },
    arrived: (section: string) => `Abschnitt ${section}`,
  },
} as const;
