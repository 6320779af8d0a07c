import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { emptyPartsOf } from '#admin/website/form/empty-parts.ts';
import { FactField } from '#admin/website/form/FactField.tsx';
import { ONE_LINE } from '#admin/website/form/one-line.ts';
import { isSample, subjects } from '#admin/website/subjects.ts';
import { allFacts } from '#content/all-facts.ts';
import { factsSchema } from '#content/facts-schema.ts';
import { FACTS, factIn, isOpenQuestion, schemaOf } from '#domain/site/stored-facts.ts';
import { shapeOf } from '#shared/ui/shape-of.ts';

const ALL = [...FACTS.keys()].map((field) => ({ field, value: factIn(allFacts, field) }));

async function drawn(field: string, value: unknown, errors = {}): Promise<string> {
  const schema = schemaOf(field);
  if (!schema) throw new TypeError(`no fact ${field}`);
  const { prelude } = await prerender(
    <QueryClientProvider client={new QueryClient()}>
      <FactField schema={schema} path={field} value={value} onChange={() => {}} errors={errors} />
    </QueryClientProvider>,
  );
  return (await new Response(prelude as ReadableStream).text()).replaceAll(/<!--.*?-->/g, '');
}

test('every fact stands on exactly one page', () => {
  expect(subjects.flatMap(({ fields }) => fields).sort()).toEqual(ALL.map(({ field }) => field).sort());
});

test.each(ALL)('$field is drawn from its schema, each part with a label', async ({ field, value }) => {
  const html = await drawn(field, value);
  expect(html).not.toMatch(/<label[^>]*><\/label>/);
  expect(html).toMatch(/<(input|textarea|select|button)/);
});

test('a fact shows its label, its hint with the customer’s question, its unit and what is wrong', async () => {
  const html = await drawn('answers.appointmentWithinDays', 'bald', {
    'answers.appointmentWithinDays': 'Eine ganze Zahl von 1 bis 90.',
  });
  expect(html).toMatch(/Termin meist innerhalb von.*\(Tage, freiwillig\)/);
  expect(html).toContain('Wie bald kommen Sie? Gezählt von der Zusage an');
  expect(html).toMatch(/aria-invalid="true".*value="bald"/);
  expect(html).toContain('Eine ganze Zahl von 1 bis 90.');
});

test('a number is shown as Germans write it', async () => {
  expect(await drawn('area.serviceRadiusKm', 17.5)).toContain('value="17,5"');
});

test('an added entry is empty, and its schema asks for what is missing', () => {
  const { partners } = factsSchema.shape.partners.shape;
  const element = shapeOf(partners) as Extract<ReturnType<typeof shapeOf>, { kind: 'list' }>;
  const entry = emptyPartsOf(element.element);
  expect(entry).toEqual({ name: '', url: '', what: '' });
  expect(partners.safeParse([entry]).success).toBe(false);
});

test.each([
  ['contact.phone', '06131 / 555-012', { display: '06131 / 555-012', link: '+496131555012' }],
  ['contact.phone', '+49 (0)6131 555012', { display: '+49 (0)6131 555012', link: '+496131555012' }],
  ['contact.whatsapp', '0049 176 5550', { display: '0049 176 5550', link: '491765550' }],
  ['prices.seniorAges', '60', { homePage: 60, faq: 60, mayDiffer: false }],
  ['contact.email', 'post@firma.de', { user: 'post', domain: 'firma.de' }],
])('%s is typed in one line: %s', (field, typed, value) => {
  expect(ONE_LINE[field]?.fromText(typed)).toEqual(value);
  expect(ONE_LINE[field]?.toText(value as never)).toBe(typed);
});

test('words of the sample are found, and questions that nobody has answered', () => {
  expect(isSample('Maria Muster')).toBe(true);
  expect(isSample({ user: 'kontakt', domain: 'muster-glasreinigung.example' })).toBe(true);
  expect(isSample([{ name: 'Klarblick GmbH', url: 'https://klarblick.de' }])).toBe(false);
  expect([undefined, null].map((value) => isOpenQuestion('prices.priceExamples', value))).toEqual([true, false]);
  expect(isOpenQuestion('firm.vatId', undefined)).toBe(false);
});
