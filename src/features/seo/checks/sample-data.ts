import { business } from '#content/business.ts';
import { textPartsOf } from '../site/html.ts';
import type { Site } from '../site/site.ts';
import { error, type Verdict, warning } from './check.ts';
import { contentFaults as say } from './content-texts.ts';

/** What gives a text away as a template's: reserved names and numbers, and what writers leave to come back to. */
const SAMPLES: readonly RegExp[] = [
  /\bmuster(?:mann|frau|firma|stadt|hausen|straße|strasse|str\.|weg)(?!\p{L})(?: \d+\w?)?/giu,
  /\b[\w.-]+\.example\b/gi, // RFC 2606
  /\bexample\.(?:com|de|net|org)\b/gi,
  /(?:\+49 ?|0)(?:69[ /-]?90009|176[ /-]?04069)[ \d-]*\d/g, // Bundesnetzagentur: numbers for fiction
  /\blorem ipsum\b/gi,
  /\b(?:TODO|FIXME|TBD)\b/g,
  /\b(?:Blindtext|Platzhaltertext)\b/g,
];

/** Names of the business data that are still the repository's sample. */
const sampleNames: readonly string[] = [
  business.company,
  business.owner,
  ...business.partners.map((partner) => partner.name),
].filter((name) => /\bmuster\b/i.test(name));

/**
 * Looks for what a template leaves behind, in titles and texts. On this machine it is a reminder; on a published site
 * an error: `npm run deploy:check` would not have let it through.
 */
export function findSampleData(site: Site): Verdict {
  const fault = site.isLocal ? warning : error;
  const faults = site.pages.flatMap(({ path, document }) => {
    const samples = textPartsOf(document).flatMap(samplesIn);
    return [...new Set(samples)].map((sample) => fault(path, say.sample(sample)));
  });
  return { examined: site.pages.length, faults };
}

/** What in a text gives it away as a sample. */
export const samplesIn = (text: string): string[] => [
  ...sampleNames.filter((name) => text.includes(name)),
  ...SAMPLES.flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => match.trim())),
];
