import { defineCollection } from 'astro:content';
import * as z from 'zod/mini';
import { testedOn } from '#build/tested-on.ts';
import { privacyFacts } from '#domain/requests/privacy-facts.ts';
import { legalLoader } from '#site/legal/legal-loader.ts';

/** Impressum, Datenschutz and the accessibility statement, section by section. */
const legal = defineCollection({
  loader: legalLoader({ ...privacyFacts, testedOn: await testedOn() }),
  schema: z.object({ text: z.string(), number: z.number(), anchor: z.string(), title: z.string() }),
});

export const collections = { legal };
