export const texts = {
  imprint: {
    lead: 'Angaben gemäß § 5 DDG (Digitale-Dienste-Gesetz).',
    smallBusiness: (word: string, owner: string) =>
      `Als ${word} ist ${owner} von der Umsatzsteuer befreit (§ 19 UStG). Auf unseren Rechnungen steht deshalb keine.`,
    vatId: 'Umsatzsteuer-Identifikationsnummer',
    economicId: 'Wirtschafts-Identifikationsnummer',
    /** Ruling 26. Cleaning buildings needs no permit (annex B of the crafts code). */
    noAuthority:
      'Gebäudereinigung ist ein zulassungsfreies Handwerk (Anlage B Abschnitt 1 der Handwerksordnung). Sie braucht keine behördliche Zulassung, deshalb gibt es für sie keine Aufsichtsbehörde im Sinne von § 5 Absatz 1 Nummer 3 DDG.',
    asOf: 'Stand:',
  },
  withdrawal: {
    lead: 'Wie Sie einen Auftrag widerrufen, den Sie uns als Verbraucherin oder Verbraucher gegeben haben.',
    instruction: 'Widerrufsbelehrung',
    early: { title: 'Wenn wir früher anfangen sollen', please: 'Dann schreiben Sie uns bitte:' },
  },
  privacy: {
    lead: 'Welche Daten wir erheben, wofür wir sie brauchen, wie lange wir sie behalten und was Sie bestimmen können.',
    delete: {
      button: 'Alle Cookies und lokalen Daten löschen',
      withoutScript:
        'Ohne JavaScript löschen Sie die Daten selbst: Öffnen Sie in Ihrem Browser die Einstellungen, dort „Datenschutz“ und „Websitedaten“ oder „Cookies und Websitedaten“, suchen Sie unsere Adresse und wählen Sie „Entfernen“.',
    },
  },
  accessibility: {
    title: 'Erklärung zur Barrierefreiheit',
    lead: 'Diese Website soll allen Menschen nützen. Hier steht, wie weit wir damit sind.',
  },
} as const;
