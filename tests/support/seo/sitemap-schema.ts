import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { readProjectFile } from '../source/project-files.ts';

/** The schema as sitemaps.org publishes it (0.9, 2008-03-26). */
const SCHEMA = join('tests', 'support', 'seo', 'sitemap.xsd');

/** Returns libxml2's errors for a sitemap against the schema of sitemaps.org. */
export async function schemaErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [{ fileName: 'sitemap.xsd', contents: readProjectFile(SCHEMA).text }],
  });
  return errors.map(({ message }) => message);
}
