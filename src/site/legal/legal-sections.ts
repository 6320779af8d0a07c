import { getCollection } from 'astro:content';

/** Folder of src/content/legal. */
export type LegalText = 'privacy' | 'imprint' | 'accessibility';

/** The sections of a legal text in their order. */
export async function legalSections(text: LegalText) {
  const entries = await getCollection('legal', ({ data }) => data.text === text);
  return entries.toSorted((one, other) => one.data.number - other.data.number);
}
