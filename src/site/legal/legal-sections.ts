import { getCollection } from 'astro:content';

export type LegalText = 'privacy' | 'imprint' | 'accessibility';

export async function legalSections(text: LegalText) {
  const entries = await getCollection('legal', ({ data }) => data.text === text);
  return entries.toSorted((one, other) => one.data.number - other.data.number);
}
