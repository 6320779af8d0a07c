import { type Facts, factsSchema } from '#content/facts-schema.ts';
import { isSampleFact, textsIn } from '#content/sample-marks.ts';
import { fieldErrorsOf } from '#shared/api/field-errors.ts';
import { metaOf } from '#shared/api/schema-parts.ts';
import { contradictionTexts as texts } from './contradiction-texts.ts';
import { isConfirmed, promises } from './promises.ts';
import { type Change, FIELDS, factIn, isOpenQuestion, schemaOf } from './stored-facts.ts';
import { promiseNames } from './texts.ts';

/** What does not fit together ('warning'), or may not go live ('law'). */
export interface Contradiction {
  kind: 'warning' | 'law';
  title: string;
  detail: string;
  /** The facts that it is about: 'prices.seniorAges'. */
  fields: string[];
  /** Deeds that end it: words of a button, and the change that it makes. */
  remedies: ({ label: string } & Change)[];
}

/**
 * Finds what contradicts itself in the facts, the most serious first. `isPublic`: for a site that customers see, where
 * samples, open questions and two ages may not go live, as `deploy:check` says.
 */
export const contradictionsIn = (
  facts: Facts,
  { isPublic, live }: { isPublic: boolean; live?: Facts },
): Contradiction[] =>
  [
    ...otherHost(facts, live),
    ...twoAges(facts, isPublic),
    ...samples(facts, isPublic),
    ...(live ? unconfirmed(facts, live, isPublic) : []),
    ...openQuestions(facts, isPublic),
    ...otherNumbersInAnswers(facts),
    ...twoTaxes(facts),
    ...twoVerdicts(facts),
  ].toSorted((one, other) => Number(other.kind === 'law') - Number(one.kind === 'law'));

export function obstaclesIn(facts: Facts, options: { isPublic: boolean; live?: Facts }): Record<string, string> {
  const { error } = factsSchema.safeParse(facts);
  if (error) return fieldErrorsOf(error);
  const against = contradictionsIn(facts, options)
    .filter(({ kind }) => kind === 'law')
    .flatMap(({ fields, title, detail }) => fields.map((field) => [field, `${title}: ${detail}`]));
  return Object.fromEntries(against.toReversed());
}

/** A woman of 62 is promised a discount and refused it (§ 5 UWG). */
function* twoAges({ prices: { seniorAges: ages } }: Facts, isPublic: boolean): Generator<Contradiction> {
  const { homePage, faq, mayDiffer } = ages;
  if (homePage === faq || mayDiffer) return;
  const field = 'prices.seniorAges';
  yield {
    kind: isPublic ? 'law' : 'warning',
    title: texts.twoAges.title,
    detail: texts.twoAges.detail(homePage, faq),
    fields: [field],
    remedies: [
      { label: texts.twoAges.everywhere(homePage), field, value: { ...ages, faq: homePage } },
      { label: texts.twoAges.leave, field, value: { ...ages, mayDiffer: true } },
    ],
  };
}

/** The site's address is no ordinary fact: search engines and those who open a link go there. */
function* otherHost({ firm }: Facts, live?: Facts): Generator<Contradiction> {
  const [before, after] = [shownHost(live?.firm.siteUrl ?? firm.siteUrl), shownHost(firm.siteUrl)];
  if (before === after || isSampleFact(before)) return;
  const detail = texts.otherHost.detail(before, after);
  yield { kind: 'warning', title: texts.otherHost.title, detail, fields: ['firm.siteUrl'], remedies: [] };
}

const shownHost = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

function* samples(facts: Facts, isPublic: boolean): Generator<Contradiction> {
  const left = textsIn(facts).filter(([, text]) => isSampleFact(text));
  if (left.length === 0) return;
  const fields = [...new Set(left.map(([path]) => path.split('.').slice(0, 2).join('.')))];
  const detail = texts.samples.detail(
    left.slice(0, 3).map(([, text]) => text),
    left.length,
  );
  yield { kind: isPublic ? 'law' : 'warning', title: texts.samples.title, detail, fields, remedies: [] };
}

/** What stays on the page in any case must be true; a publication leaves out the rest. */
function* unconfirmed(facts: Facts, live: Facts, isPublic: boolean): Generator<Contradiction> {
  const open = promises.filter((one) => !one.strike && !isConfirmed(one, live, facts));
  if (open.length === 0 || !isPublic) return;
  const detail = texts.unconfirmed.detail(open.map(({ id }) => promiseNames[id]));
  yield { kind: 'law', title: texts.unconfirmed.title, detail, fields: ['promises.seen'], remedies: [] };
}

function* openQuestions(facts: Facts, isPublic: boolean): Generator<Contradiction> {
  const open = Object.entries(FIELDS).flatMap(([file, fields]) =>
    Object.entries(fields)
      .filter(([name, schema]) => isOpenQuestion(schema, factIn(facts, `${file}.${name}`)))
      .map(([name, schema]) => ({ field: `${file}.${name}`, label: metaOf(schema).label ?? name })),
  );
  if (open.length === 0 || !isPublic) return;
  const detail = texts.open.detail(open.map(({ label }) => label));
  yield { kind: 'law', title: texts.open.title, detail, fields: open.map(({ field }) => field), remedies: [] };
}

/** Numbers that the owner's own words say in the place of a fact. */
function* otherNumbersInAnswers(facts: Facts): Generator<Contradiction> {
  const { faq, senior, prices, area, hours } = facts;
  const seniorWords = senior.items.map(({ title, text }) => `${title} ${text}`).join(' ');
  const all = Object.values(faq).filter(Boolean).join(' ');
  const checks = [
    [
      'prices.seniorDiscountPercent',
      prices.seniorDiscountPercent,
      `${faq.discount ?? ''} ${seniorWords}`,
      /(\d+)\s?(?:%|Prozent)/g,
    ],
    ['area.serviceRadiusKm', area.serviceRadiusKm, faq.area ?? '', /(\d+)\s?(?:km|Kilometer)/g],
    ['hours.replyWithinHours', hours.replyWithinHours, all, /(?:antworten|melden uns)[^.]{0,40}?(\d+)\s?Stunden/g],
  ] as const;
  for (const [field, fact, words, pattern] of checks) {
    const other = [...words.matchAll(pattern)].map(([, number]) => Number(number)).find((number) => number !== fact);
    if (other === undefined) continue;
    const [file = '', name = ''] = field.split('.');
    const label = metaOf(schemaOf(`${file}.${name}`) as never).label ?? name;
    const detail = texts.words.detail(label, fact, other);
    yield { kind: 'warning', title: texts.words.title, detail, fields: [field], remedies: [] };
  }
}

function* twoTaxes({ firm: { smallBusiness, vatId } }: Facts): Generator<Contradiction> {
  if (!smallBusiness || !vatId) return;
  yield {
    kind: 'warning',
    ...texts.taxes,
    fields: ['firm.smallBusiness', 'firm.vatId'],
    remedies: [{ label: texts.noSmallBusiness, field: 'firm.smallBusiness', value: null }],
  };
}

function* twoVerdicts({ area: { serviceExceptions } }: Facts): Generator<Contradiction> {
  const verdicts = Map.groupBy(
    serviceExceptions.flatMap(({ places, verdict }) => places.map((place) => ({ place, verdict }))),
    ({ place }) => place,
  );
  for (const [place, all] of verdicts) {
    if (new Set(all.map(({ verdict }) => verdict)).size < 2) continue;
    yield { kind: 'warning', ...texts.verdicts(place), fields: ['area.serviceExceptions'], remedies: [] };
  }
}
