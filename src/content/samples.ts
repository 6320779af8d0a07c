import { business } from './business.ts';

/** What gives a text away as a template's: reserved names and numbers, and what writers leave to come back to. */
const SAMPLES: readonly RegExp[] = [
  /\bmuster(?:mann|frau|firma|stadt|hausen|straße|strasse|str\.|weg)(?!\p{L})(?: \d+\w?)?/giu,
  /\b[\w.-]+\.example\b/gi, // RFC 2606
  /\bexample\.(?:com|de|net|org)\b/gi,
  /(?:\+?49 ?|0)(?:69[ /-]?90009|176[ /-]?04069)[ \d-]*\d/g, // Bundesnetzagentur: numbers for fiction
  /\b55000\b/g, // no postal code of Germany's
  /\blorem ipsum\b/gi,
  /\b(?:TODO|FIXME|TBD)\b/g,
  /\b(?:Blindtext|Platzhaltertext)\b/g,
];

/** The texts in a tree of data, with their places: ['phone.display', '069 90009 123']. */
function textsIn(data: unknown, path = ''): [string, string][] {
  if (typeof data === 'string') return [[path, data]];
  return Object.entries(data ?? {}).flatMap(([key, value]) => textsIn(value, path ? `${path}.${key}` : key));
}

/** Facts that call themselves a sample: 'Muster Gartenbau'. Elsewhere the word is plain German. */
const sampleFacts = textsIn(business)
  .map(([, text]) => text)
  .filter((text) => /\bmuster\b(?!-)/i.test(text));

/** What in a text gives it away as a sample. */
export const samplesIn = (text: string): string[] => [
  ...sampleFacts.filter((fact) => text.includes(fact)),
  ...SAMPLES.flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => match.trim())),
];

/** The places in a tree of data where a sample is left, as 'company: "Muster …"'. Empty when the data are real. */
export const sampleValuesIn = (data: unknown): string[] =>
  textsIn(data)
    .filter(([, text]) => samplesIn(text).length > 0)
    .map(([path, text]) => `${path}: "${text}"`);
