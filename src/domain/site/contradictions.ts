import { type Facts, factsSchema } from '#content/facts-schema.ts';
import { isSampleFact, textsIn } from '#content/sample-marks.ts';
import { fieldErrorsOf } from '#shared/api/api-error.ts';
import { labelOfField } from './changes.ts';
import { contradictionTexts as texts } from './contradiction-texts.ts';
import { isConfirmed, promises } from './promises.ts';
import { FACTS, factIn, isOpenQuestion } from './stored-facts.ts';
import { promiseNames } from './texts.ts';

/** What does not fit together ('warning'), or may not go live ('law'). */
export interface Contradiction {
  kind: 'warning' | 'law';
  title: string;
  detail: string;
  fields: readonly string[];
  /** Deeds that end it: words of a button, and the facts that it changes. */
  remedies?: readonly { label: string; changes: Readonly<Record<string, unknown>> }[];
}

interface Options {
  /** A site that customers see. What is against the law there warns on one's own machine. */
  isPublic: boolean;
  live?: Facts;
}

/** Finds what contradicts itself in the facts, the most serious first. */
export const contradictionsIn = (facts: Facts, { isPublic, live }: Options): Contradiction[] =>
  [
    ...otherHost(facts, live),
    ...twoAges(facts),
    ...samples(facts),
    ...(live ? unconfirmed(facts, live) : []),
    ...openQuestions(facts),
    ...otherNumbersInAnswers(facts),
  ]
    .map((one): Contradiction => (isPublic ? one : { ...one, kind: 'warning' }))
    .toSorted((one, other) => Number(other.kind === 'law') - Number(one.kind === 'law'));

export function obstaclesIn(facts: Facts, options: Options): Record<string, string> {
  const { error } = factsSchema.safeParse(facts);
  if (error) return fieldErrorsOf(error);
  const against = contradictionsIn(facts, options)
    .filter(({ kind }) => kind === 'law')
    .flatMap(({ fields, title, detail }) => fields.map((field) => [field, `${title}: ${detail}`]));
  return Object.fromEntries(against.toReversed());
}

/** A woman of 62 is promised a discount and refused it (§ 5 UWG). */
function* twoAges({ prices: { seniorAges: ages } }: Facts): Generator<Contradiction> {
  const { homePage, faq, mayDiffer } = ages;
  if (homePage === faq || mayDiffer) return;
  const { title, detail, everywhere, leave } = texts.twoAges;
  const field = 'prices.seniorAges';
  const remedies = [
    { label: everywhere(homePage), changes: { [field]: { ...ages, faq: homePage } } },
    { label: leave, changes: { [field]: { ...ages, mayDiffer: true } } },
  ];
  yield { kind: 'law', title, detail: detail(homePage, faq), fields: [field], remedies };
}

/** The site's address is no ordinary fact: search engines and those who open a link go there. */
function* otherHost({ firm }: Facts, live?: Facts): Generator<Contradiction> {
  const [before, after] = [shownHost(live?.firm.siteUrl ?? firm.siteUrl), shownHost(firm.siteUrl)];
  if (before === after || isSampleFact(before)) return;
  const { title, detail } = texts.otherHost;
  yield { kind: 'warning', title, detail: detail(before, after), fields: ['firm.siteUrl'] };
}

const shownHost = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

function* samples(facts: Facts): Generator<Contradiction> {
  const left = textsIn(facts).filter(([, text]) => isSampleFact(text));
  if (left.length === 0) return;
  const fields = [...new Set(left.map(([path]) => path.split('.').slice(0, 2).join('.')))];
  const some = left.slice(0, 3).map(([, text]) => text);
  yield { kind: 'law', title: texts.samples.title, detail: texts.samples.detail(some, left.length), fields };
}

/** What stays on the page in any case must be true; a publication leaves out the rest, which is told before. */
function* unconfirmed(facts: Facts, live: Facts): Generator<Contradiction> {
  const open = promises.filter((one) => !isConfirmed(one, live, facts));
  for (const kind of ['law', 'warning'] as const) {
    const names = open.filter(({ strike }) => !strike === (kind === 'law')).map(({ id }) => promiseNames[id]);
    const { title, detail } = kind === 'law' ? texts.unconfirmed : texts.left;
    if (names.length > 0) yield { kind, title, detail: detail(names), fields: ['promises.seen'] };
  }
}

/** Without an answer the pages say something of them: not insured, no right of withdrawal. */
const NEVER_LEFT = ['person.insurer', 'firm.withdrawal'];

function* openQuestions(facts: Facts): Generator<Contradiction> {
  const fields = [...FACTS.keys()].filter((field) => isOpenQuestion(field, factIn(facts, field)));
  if (fields.length === 0) return;
  const { title, detail, leave } = texts.open;
  const left = fields.filter((field) => !NEVER_LEFT.includes(field));
  const changes = Object.fromEntries(left.map((field) => [field, null]));
  const remedies = left.length > 0 ? [{ label: leave, changes }] : [];
  yield { kind: 'law', title, detail: detail(fields.map(labelOfField)), fields, remedies };
}

/** Numbers that the owner's own words say in the place of a fact. */
function* otherNumbersInAnswers({ faq, senior, prices, area, hours }: Facts): Generator<Contradiction> {
  const seniorWords = [faq.discount, ...senior.items.flatMap(({ title, text }) => [title, text])].join(' ');
  const all = Object.values(faq).join(' ');
  const checks = [
    ['prices.seniorDiscountPercent', prices.seniorDiscountPercent, seniorWords, /(\d+)\s?(?:%|Prozent)/g],
    ['area.serviceRadiusKm', area.serviceRadiusKm, faq.area ?? '', /(\d+)\s?(?:km|Kilometer)/g],
    ['hours.replyWithinHours', hours.replyWithinHours, all, /(?:antworten|melden uns)[^.]{0,40}?(\d+)\s?Stunden/g],
  ] as const;
  for (const [field, fact, words, pattern] of checks) {
    const other = [...words.matchAll(pattern)].map(([, number]) => Number(number)).find((number) => number !== fact);
    if (other === undefined) continue;
    const { title, detail } = texts.words;
    yield { kind: 'warning', title, detail: detail(labelOfField(field), fact, other), fields: [field] };
  }
}
