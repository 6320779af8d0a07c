import { afterEach, expect, test, vi } from 'vitest';
import { factsSchema } from '#content/facts-schema.ts';
import { pages } from '#content/pages.ts';
import * as answers from '#facts/answers.ts';
import * as own from '#facts/faq.ts';
import * as person from '#facts/person.ts';
import { metaOf } from '#shared/api/field-meta.ts';
import { faqPageNode } from '#site/head/page-nodes.ts';
import { filledFacts } from '../../support/filled-facts.ts';

afterEach(() => vi.resetModules());

async function faqWith(changed: Partial<typeof answers>, words: Partial<typeof own> = {}, insurer?: string | null) {
  vi.resetModules();
  vi.doMock('#facts/answers.ts', () => ({ ...answers, ...changed }));
  vi.doMock('#facts/faq.ts', () => ({ ...own, ...words }));
  vi.doMock('#facts/person.ts', () => ({ ...person, insurer }));
  return import('#content/faq.ts');
}
type Faq = Awaited<ReturnType<typeof faqWith>>;
const answerTo = ({ faqGroups }: Faq, start: string) =>
  faqGroups.flatMap(({ items }) => items).find(({ question }) => question.startsWith(start))?.answer ?? [];

test.each([
  ['Was kostet', 'Zahlung: Wenn alles sauber ist, auf Rechnung.'],
  ['Was kostet', /^20 % der Arbeitskosten .* höchstens um 4\.000 Euro im Jahr, .* \(§ 35a EStG\)\.$/],
  ['Welche Leistungen', 'Rahmen und Fensterbrett: Rahmen wischen wir ohne Aufpreis mit.'],
  ['Welche Leistungen', 'Für Vermieter: Auch leer, vor der Übergabe.'],
  ['Wie vereinbare', 'Nach Ihrer Zusage haben Sie meist innerhalb von 10 Tagen einen Termin.'],
  ['Wie vereinbare', 'Bei Regen: Dann kommen wir an einem anderen Tag, ohne Kosten.'],
  ['Wann sind Sie', 'Wie lange es dauert: Für ein Reihenhaus brauchen wir zwei Stunden.'],
  ['Wann sind Sie', 'Zu Hause sein? Nur, wenn wir auch innen reinigen.'],
  ['Wann sind Sie', 'Wasser und Leiter: Wir haben alles dabei, auch das Wasser.'],
])('what customers ask joins the answer to "%s": %s', async (start, words) => {
  const faq = await faqWith(filledFacts.answers);
  expect(answerTo(faq, start)).toContainEqual(typeof words === 'string' ? words : expect.stringMatching(words));
  expect(faq.faqGroups.map(({ items }) => items.length)).toEqual([3, 3, 3, 2]);
});

test('each answer of the owner, short as the editor suggests it, is read with its question before it', async () => {
  const fields = Object.entries(factsSchema.shape.answers.shape).map(([key, field]) => [key, metaOf(field).hint ?? '']);
  const hints = fields.flatMap(([key = '', hint = '']) => (hint.startsWith('Wie: ') ? [[key, hint.slice(5)]] : []));
  const faq = await faqWith(Object.fromEntries(hints));
  const parts = faq.faqGroups.flatMap(({ items }) => items.flatMap(({ answer }) => answer.flat()));
  const jsonLd = JSON.stringify(faqPageNode(pages.faq, faq.faqGroups));
  const read = hints.map(([, short = '']) => parts.find((part) => part.endsWith(short)) ?? `nowhere: ${short}`);
  expect(read).toEqual([
    'Zahlung: Nach der Arbeit, per Rechnung.',
    'Bei Regen: Wir verschieben, ohne Kosten.',
    'Wie lange es dauert: Ein Einfamilienhaus dauert zwei bis drei Stunden.',
    'Zu Hause sein? Außen geht es auch ohne Sie.',
    'Wasser und Leiter: Leiter und Werkzeug bringen wir mit, Wasser nehmen wir bei Ihnen.',
    'Rahmen und Fensterbrett: Beides ist im Preis.',
    'Für Vermieter: Auch leer, zwischen zwei Mietern.',
  ]);
  for (const part of read) expect(jsonLd).toContain(`<p>${part}</p>`);
});

test('what nobody has answered says nothing, neither on /faq nor on the home page', async () => {
  const unanswered = await faqWith({});
  const refused = await faqWith({ payment: null, taxBenefit: false, rain: null, appointmentWithinDays: null });
  expect(refused.faqGroups).toEqual(unanswered.faqGroups);
  expect(refused.shortAnswers).toEqual([]);
});

test('the home page has four of the answers, each with its label', async () => {
  const { shortAnswers } = await faqWith(filledFacts.answers);
  expect(shortAnswers.map(({ label }) => label)).toEqual(['Zahlung', 'Steuer', 'Regen', 'Zu Hause']);
});

test('the owner’s own words replace our answer, a paragraph for each empty line', async () => {
  const faq = await faqWith(filledFacts.answers, { cost: 'Das sagen wir Ihnen.\n\nSofort.' });
  expect(answerTo(faq, 'Was kostet').slice(0, 3)).toEqual([
    'Das sagen wir Ihnen.',
    'Sofort.',
    'Zahlung: Wenn alles sauber ist, auf Rechnung.',
  ]);
});

const UNINSURED =
  /^Nein, eine Haftpflichtversicherung haben wir nicht\. (?!.*(der|unserer|Unsere) Versicherung).*gleich an\.$/;
test.each([
  ['Klar AG, Mainz', /^Ja, wir haben eine .*haftpflichtversicherung\..* Unsere Versicherung: Klar AG, Mainz\.$/],
  ['Ja', /^Ja, wir haben eine .*haftpflichtversicherung\..* rufen Sie uns bitte gleich an\.$/],
  [null, UNINSURED],
  ['Nein', UNINSURED],
])('the answer about damage follows from the insurer %j', async (insurer, answer) => {
  expect(answerTo(await faqWith({}, {}, insurer), 'Sind Sie versichert').join(' ')).toMatch(answer);
});
