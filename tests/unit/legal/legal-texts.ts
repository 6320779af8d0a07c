import { readdirSync, readFileSync } from 'node:fs';
import { testedOn } from '#build/tested-on.ts';
import { privacyFacts } from '#domain/requests/privacy-facts.ts';
import { legalFacts } from '#site/legal/legal-facts.ts';
import { fillIn, parseLegalText } from '#site/legal/legal-loader.ts';

const FOLDER = 'src/content/legal';

/** The facts that replace the placeholders, the contact form's fields among them. */
export const facts = { ...legalFacts, ...privacyFacts, testedOn: await testedOn() };

/** All sections of the legal texts, before the facts are filled in. */
export const legalSections = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => parseLegalText(file, readFileSync(`${FOLDER}/${file}`, 'utf8')))
  .toSorted((one, other) => one.number - other.number);

/** Returns a section as visitors read it, in Markdown. */
export function readSection(id: string): string {
  const section = legalSections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`No section ${id}`);
  return fillIn(section.body, facts) ?? '';
}

/** Returns a whole text as visitors read it, in Markdown. */
export const readText = (text: string): string =>
  legalSections
    .filter((section) => section.text === text)
    .map(({ id }) => readSection(id))
    .join('\n');
