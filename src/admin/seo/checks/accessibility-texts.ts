export const accessibilityTexts = {
  language: {
    title: 'Sprache der Seite',
    description: 'Die Seite sagt, dass sie deutsch ist. Vorleseprogramme sprechen sie dann richtig aus.',
    advice: 'Setzen Sie im Element html das Attribut lang auf „de“.',
  },
  'alt-texts': {
    title: 'Bildbeschreibungen',
    description: 'Jedes Bild hat einen Text für Menschen, die es nicht sehen, und für die Bildersuche.',
    advice: 'Beschreiben Sie im alt-Text kurz, was zu sehen ist. Reine Zierbilder bekommen ein leeres alt="".',
  },
  'control-names': {
    title: 'Namen von Links und Knöpfen',
    description: 'Jeder Link und jeder Knopf hat einen Namen, den ein Vorleseprogramm nennen kann.',
    advice: 'Geben Sie dem Link oder Knopf einen Text oder ein aria-label.',
  },
  'field-labels': {
    title: 'Beschriftete Formularfelder',
    description: 'Jedes Eingabefeld ist fest mit seiner Beschriftung verbunden.',
    advice: 'Verbinden Sie das Feld über id und for mit einem label.',
  },
};

export const accessibilityFaults = {
  noLanguage: 'Die Angabe der Sprache fehlt.',
  otherLanguage: (language: string) => `Die Seite gibt die Sprache „${language}“ an.`,
  noAlt: (file: string) => `Dem Bild ${file} fehlt der alt-Text.`,
  fileNameAsAlt: (alt: string) => `Der alt-Text „${alt}“ ist ein Dateiname.`,
  namelessLink: (href: string) => `Der Link auf ${href} hat keinen Namen.`,
  namelessButton: (html: string) => `Der Knopf ${html} hat keinen Namen.`,
  unlabelled: (field: string) => `Das Feld ${field} hat keine Beschriftung.`,
};
