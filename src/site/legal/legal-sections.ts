import { getCollection } from 'astro:content';

/** A folder of src/content/legal. */
export type LegalText = 'privacy' | 'imprint' | 'accessibility';

/** Reads a legal text's sections in order. */
export async function legalSections(text: LegalText) {
  const entries = await getCollection('legal', ({ data }) => data.text === text);
  return entries.toSorted((one, other) => one.data.number - other.data.number);
}
