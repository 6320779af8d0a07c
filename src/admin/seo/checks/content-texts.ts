import { SEO_DESCRIPTION_CHARS as DESCRIPTION, SEO_TITLE_CHARS as TITLE } from '#config/limits.ts';

export const contentTexts = {
  title: {
    title: 'Seitentitel',
    description:
      'Der Titel ist die blaue Zeile im Suchergebnis. Jede Seite braucht einen eigenen, der sagt, worum es geht.',
    advice: `Geben Sie jeder Seite einen eigenen Titel mit ${TITLE.min} bis ${TITLE.max} Zeichen, das Wichtigste zuerst.`,
  },
  description: {
    title: 'Beschreibung für Suchergebnisse',
    description: 'Zwei Zeilen unter dem Titel im Suchergebnis. Sie entscheiden mit, ob jemand auf Ihre Seite klickt.',
    advice: `Schreiben Sie für jede Seite eine eigene Beschreibung mit ${DESCRIPTION.min} bis ${DESCRIPTION.max} Zeichen.`,
  },
  h1: {
    title: 'Hauptüberschrift',
    description: 'Jede Seite hat genau eine Hauptüberschrift. Sie sagt Menschen und Suchmaschinen, was hier steht.',
    advice: 'Sorgen Sie dafür, dass jede Seite genau eine Hauptüberschrift (h1) mit Text hat.',
  },
  'heading-order': {
    title: 'Reihenfolge der Überschriften',
    description:
      'Überschriften gliedern die Seite wie ein Inhaltsverzeichnis. Eine Ebene zu überspringen verwirrt Vorleseprogramme.',
    advice: 'Lassen Sie auf eine Überschrift höchstens die nächsttiefere Ebene folgen, also h3 erst nach h2.',
  },
  'sample-data': {
    title: 'Übrig gebliebene Musterangaben',
    description:
      'Erfundene Namen, Nummern und Adressen aus der Vorlage. Auf der öffentlichen Seite verwirren sie Kunden.',
    advice: 'Tragen Sie Ihre eigenen Angaben in src/content/business.ts ein und veröffentlichen Sie die Website neu.',
  },
};

export const contentFaults = {
  noTitle: 'Der Titel fehlt.',
  manyTitles: (count: number) => `Die Seite hat ${count} Titel, es darf nur einer sein.`,
  titleTooShort: (title: string) => `Der Titel „${title}“ ist mit ${title.length} Zeichen zu kurz.`,
  titleTooLong: (title: string) =>
    `Der Titel „${title}“ ist mit ${title.length} Zeichen zu lang und wird abgeschnitten.`,
  sameTitle: (other: string) => `Der Titel ist derselbe wie auf ${other}.`,
  noDescription: 'Die Beschreibung fehlt.',
  manyDescriptions: (count: number) => `Die Seite hat ${count} Beschreibungen, es darf nur eine sein.`,
  descriptionTooShort: (chars: number) => `Die Beschreibung ist mit ${chars} Zeichen zu kurz.`,
  descriptionTooLong: (chars: number) => `Die Beschreibung ist mit ${chars} Zeichen zu lang und wird abgeschnitten.`,
  sameDescription: (other: string) => `Die Beschreibung ist dieselbe wie auf ${other}.`,
  noH1: 'Die Hauptüberschrift (h1) fehlt.',
  emptyH1: 'Die Hauptüberschrift (h1) ist leer.',
  manyH1: (texts: string) => `Es gibt mehrere Hauptüberschriften (h1): ${texts}.`,
  startsDeep: (text: string, level: number) => `Die erste Überschrift der Seite, „${text}“, ist eine h${level}.`,
  skippedLevel: (text: string, level: number, before: number) =>
    `Die Überschrift „${text}“ (h${level}) folgt auf eine h${before}; dazwischen fehlt eine Ebene.`,
  sample: (text: string) => `Hier steht noch „${text}“.`,
};
