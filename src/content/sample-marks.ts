/** Marks of a sample text: reserved names and numbers, and writers' placeholders. */
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

/** Lists the texts of a tree of data with their paths: ['phone.display', '06131 5550']. */
export function textsIn(data: unknown, path = ''): [string, string][] {
  if (typeof data === 'string') return [[path, data]];
  return Object.entries(data ?? {}).flatMap(([key, value]) => textsIn(value, path ? `${path}.${key}` : key));
}

/** Whether a fact has the word 'Muster', which is plain German elsewhere. */
export const namesMuster = (fact: string): boolean => /\bmuster\b(?!-)/i.test(fact);

export const marksIn = (text: string): string[] =>
  SAMPLES.flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => match.trim()));

/** Whether nobody can have this mail address: its domain is reserved for examples (RFC 2606). */
export const isSampleAddress = (email: string): boolean =>
  /[@.](?:example|invalid|test|example\.(?:com|net|org))$/i.test(email);

export const isSampleFact = (fact: string): boolean => namesMuster(fact) || marksIn(fact).length > 0;
