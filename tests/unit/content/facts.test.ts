import { expect, test } from 'vitest';
import { allFacts } from '#content/all-facts.ts';
import { factsSchema } from '#content/facts-schema.ts';

test('the sample facts keep to their schema', () => {
  expect(factsSchema.safeParse(allFacts).error?.issues).toBeUndefined();
});

test('each fact of the business has one English sentence that explains it', () => {
  for (const file of Object.values(factsSchema.shape)) {
    for (const [field, { description = '' }] of Object.entries(file.shape)) {
      expect(description, field).toMatch(/^\p{Lu}[^.äöüß]+(\(ruling \d+\)|\(WGS 84\)|\(Art\. \d+ GDPR\))?\.$/u);
    }
  }
});
