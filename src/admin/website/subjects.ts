import type { Facts } from '#content/facts-schema.ts';
import { shortTime } from '#content/hours.ts';
import { isSampleFact, textsIn } from '#content/sample-marks.ts';
import { labelOfField } from '#domain/site/changes.ts';
import { isConfirmed, promises } from '#domain/site/promises.ts';
import { FACTS, factIn } from '#domain/site/stored-facts.ts';
import { fieldsOf, type SubjectId } from '#domain/site/subjects.ts';
import { hasDraft } from '#shared/browser/use-stored-draft.ts';
import { pageTexts, SUBJECT_PAGES } from './subject-texts.ts';
import { rowTexts, stateTexts as texts, websiteTexts } from './texts.ts';

export interface Subject {
  id: SubjectId;
  title: string;
  fields: readonly string[];
  state: (facts: Facts, live: Facts) => string;
}

/** 'Mo–Fr 8–18', the first hours on the telephone. */
export function phoneHours({ phone: [first] }: Facts['hours']['week']): string {
  if (!first) return texts.noHours;
  const days = first.days.map((day) => day.slice(0, 2)).join('–');
  return `${days} ${shortTime(first.from)}–${shortTime(first.to)}`;
}

const STATES: Readonly<Record<SubjectId, Subject['state']>> = {
  versprechen: (edited, live) =>
    texts.promises(promises.filter((one) => !isConfirmed(one, live, edited)).length, promises.length),
  betrieb: ({ firm }) => firm.owner,
  zeiten: ({ hours }) => phoneHours(hours.week),
  preise: ({ prices }) => texts.examples(prices.priceExamples?.length ?? 0),
  leistungen: ({ services }) => texts.offers(Object.keys(services).length),
  gebiet: ({ area }) => texts.radius(area.serviceRadiusKm),
  senioren: ({ prices }) => texts.discount(prices.seniorDiscountPercent, prices.seniorAges.homePage),
  bilder({ gallery: { pictures } }) {
    const photos = pictures.filter(({ isPhoto }) => isPhoto).length;
    return texts.pictures(photos, pictures.length - photos);
  },
  antworten(facts) {
    const all = [...FACTS.keys()].filter((field) => field.startsWith('answers.'));
    return texts.answers(all.length, all.filter((field) => factIn(facts, field) == null).length);
  },
  stimmen: ({ voices }) => texts.voices(voices.reviews?.said.length ?? 0),
  partner: ({ partners }) => texts.partners(partners.partners.length),
};

export const subjects: readonly Subject[] = [['versprechen', pageTexts.promises] as const, ...SUBJECT_PAGES].map(
  ([id, title]) => ({
    id,
    title,
    fields: fieldsOf(id),
    state: STATES[id],
  }),
);

/** Facts that are edited and saved together, under the label of their row. */
export interface Row {
  label?: string;
  fields: readonly string[];
}

export const draftKeyOf = ({ fields: [field] }: Row): string => `website:${field}`;

/** What people know as one thing, in one row. */
const TOGETHER: readonly Row[] = [
  { label: rowTexts.firm, fields: ['firm.company', 'firm.shortName', 'firm.owner', 'firm.ownerRole'] },
  { label: rowTexts.address, fields: ['firm.street', 'firm.postalCode', 'firm.city'] },
  { label: rowTexts.phone, fields: ['contact.phone', 'contact.whatsapp'] },
  { label: rowTexts.pictures, fields: ['gallery.pictures', 'gallery.onlyPhotos'] },
];

const rowsOf = (fields: readonly string[]): Row[] =>
  fields.flatMap((field) => {
    const row = TOGETHER.find((one) => one.fields.includes(field));
    if (row) return row.fields[0] === field ? row : [];
    return { label: labelOfField(field), fields: [field] };
  });

/** Asked once, and by the law. */
const LEGAL = ['scope', 'smallBusiness', 'vatId', 'economicId', 'supervisoryAuthority', 'withdrawal', 'mailProvider'];
const isLegal = (field: string) => /^(firm|contact)\./.test(field) && LEGAL.includes(field.split('.')[1] ?? '');

export interface Section {
  title: string;
  rows: Row[];
  isFolded: boolean;
}

/** A subject's rows under a heading for each file, and what the law asks in a fold at the end. */
export const sectionsOf = (fields: readonly string[]): Section[] =>
  [...Map.groupBy(fields, (field) => (isLegal(field) ? 'legal' : (field.split('.')[0] ?? '')))]
    .sort(([one], [other]) => Number(one === 'legal') - Number(other === 'legal'))
    .map(([part, some]) => ({
      title: websiteTexts.parts[part] ?? '',
      rows: rowsOf(some),
      isFolded: part === 'legal',
    }));

const allRows = subjects.flatMap(({ id, fields }) => rowsOf(fields).map((row) => ({ ...row, subject: id })));

export const ALL_DRAFTS = allRows.map(draftKeyOf);

export const findUnsaved = () => allRows.find((row) => hasDraft(draftKeyOf(row)));

export const isSample = (value: unknown): boolean => textsIn(value).some(([, text]) => isSampleFact(text));
