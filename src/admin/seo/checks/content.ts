import { samplesIn } from '#content/samples.ts';
import { SEO_DESCRIPTION_CHARS as DESCRIPTION, SEO_TITLE_CHARS as TITLE } from '../limits.ts';
import { all, attributesOf, textOf, textPartsOf } from '../site/html.ts';
import type { Page } from '../site/site.ts';
import { type Check, checksOf, judgeEach, onEveryPage } from './check.ts';

export const contentChecks = checksOf('Inhalt', {
  title: {
    title: 'Seitentitel',
    description:
      'Der Titel ist die blaue Zeile im Suchergebnis. Jede Seite braucht einen eigenen, der sagt, worum es geht.',
    advice: `Geben Sie jeder Seite einen eigenen Titel mit ${TITLE.min} bis ${TITLE.max} Zeichen, das Wichtigste zuerst.`,
    judge: uniqueText(({ document }) => all(document, 'head > title').map(textOf), TITLE, {
      name: (title) => (title ? `Der Titel „${title}“` : 'Der Titel'),
      many: (count) => `Die Seite hat ${count} Titel, es darf nur einer sein.`,
      same: (other) => `Der Titel ist derselbe wie auf ${other}.`,
    }),
  },
  description: {
    title: 'Beschreibung für Suchergebnisse',
    description: 'Zwei Zeilen unter dem Titel im Suchergebnis. Sie entscheiden mit, ob jemand auf Ihre Seite klickt.',
    advice: `Schreiben Sie für jede Seite eine eigene Beschreibung mit ${DESCRIPTION.min} bis ${DESCRIPTION.max} Zeichen.`,
    judge: uniqueText(({ document }) => attributesOf(document, 'meta[name="description" i]', 'content'), DESCRIPTION, {
      name: () => 'Die Beschreibung',
      many: (count) => `Die Seite hat ${count} Beschreibungen, es darf nur eine sein.`,
      same: (other) => `Die Beschreibung ist dieselbe wie auf ${other}.`,
    }),
  },
  'sample-data': {
    title: 'Übrig gebliebene Musterangaben',
    description:
      'Erfundene Namen, Nummern und Adressen aus der Vorlage. Auf der öffentlichen Seite verwirren sie Kunden.',
    advice: 'Tragen Sie unter „Website“ Ihre eigenen Angaben ein und veröffentlichen Sie.',
    judge: onEveryPage(({ document }) => {
      const samples = new Set(textPartsOf(document).flatMap(samplesIn));
      return [...samples].map((sample) => `Hier steht noch „${sample}“.`);
    }),
  },
});

interface TextWords {
  /** 'Der Titel „X“', or 'Der Titel' for ''. */
  name: (text: string) => string;
  many: (count: number) => string;
  same: (other: string) => string;
}

/** Requires a text of fitting length on each page, unique on the site. The first of several equal ones passes. */
function uniqueText(
  textsOf: (page: Page) => string[],
  { min, max }: { min: number; max: number },
  { name, many, same }: TextWords,
): Check['judge'] {
  return ({ pages }) => {
    const seen = new Map<string, string>();
    return judgeEach(pages, (page) => {
      const texts = textsOf(page);
      const [text = ''] = texts;
      if (!text) return `${name('')} fehlt.`;
      const other = seen.get(text);
      if (other === undefined) seen.set(text, page.path);
      const repeated = other !== undefined && same(other);
      if (texts.length > 1) return [many(texts.length), repeated];
      const unfit = text.length > max ? 'lang und wird abgeschnitten' : text.length < min && 'kurz';
      return [unfit && { warning: `${name(text)} ist mit ${text.length} Zeichen zu ${unfit}.` }, repeated];
    });
  };
}
