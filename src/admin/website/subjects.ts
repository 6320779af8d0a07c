import type { Facts } from '#content/facts-schema.ts';
import { shortTime } from '#content/hours.ts';
import { isSampleFact, textsIn } from '#content/sample-marks.ts';
import { FIELDS, factIn, isOpenQuestion, schemaOf } from '#domain/site/stored-facts.ts';
import { SUBJECT_PAGES, type SubjectId } from './subject-texts.ts';
import { stateTexts as texts } from './texts.ts';
import type { EditedSite } from './use-website.ts';

/** A subject of the website: files of facts, or single facts of them, and its state in a few words. */
export interface Subject {
  id: SubjectId;
  title: string;
  fields: readonly string[];
  state: (facts: Facts) => string;
}

interface SubjectParts {
  of: readonly string[];
  state: Subject['state'];
}

/** 'Mo–Fr 8–18', the first hours on the telephone. */
function phoneHours({ hours }: Facts): string {
  const [first] = hours.week.phone;
  if (!first) return texts.noHours;
  const days = first.days.map((day) => day.slice(0, 2)).join('–');
  return `${days} ${shortTime(first.from)}–${shortTime(first.to)}`;
}

const PARTS: Readonly<Record<SubjectId, SubjectParts>> = {
  betrieb: { of: ['firm', 'contact', 'person'], state: ({ firm }) => firm.owner },
  zeiten: { of: ['hours'], state: phoneHours },
  preise: { of: ['prices.priceExamples'], state: ({ prices }) => texts.examples(prices.priceExamples?.length ?? 0) },
  leistungen: { of: ['services'], state: ({ services }) => texts.offers(Object.keys(services).length) },
  gebiet: { of: ['area'], state: ({ area }) => texts.radius(area.serviceRadiusKm) },
  senioren: {
    of: ['prices.seniorDiscountPercent', 'prices.seniorAges', 'senior'],
    state: ({ prices }) => texts.discount(prices.seniorDiscountPercent, prices.seniorAges.homePage),
  },
  bilder: {
    of: ['gallery'],
    state({ gallery: { pictures } }) {
      const photos = pictures.filter(({ isPhoto }) => isPhoto).length;
      return texts.pictures(photos, pictures.length - photos);
    },
  },
  antworten: {
    of: ['answers', 'faq'],
    state({ answers }) {
      const all = Object.keys(FIELDS.answers ?? {});
      return texts.answers(all.length, all.filter((name) => factIn({ answers }, `answers.${name}`) == null).length);
    },
  },
  stimmen: { of: ['voices'], state: ({ voices }) => texts.voices(voices.reviews?.said.length ?? 0) },
  partner: { of: ['partners'], state: ({ partners }) => texts.partners(partners.partners.length) },
};

const fieldsOf = (part: string): string[] =>
  part.includes('.') ? [part] : Object.keys(FIELDS[part] ?? {}).map((name) => `${part}.${name}`);

export const subjects: readonly Subject[] = SUBJECT_PAGES.map(([id, title]) => ({
  id,
  title,
  fields: PARTS[id].of.flatMap(fieldsOf),
  state: PARTS[id].state,
}));

/** The subject of a fact. */
export const subjectOf = (field: string): Subject => subjects.find(({ fields }) => fields.includes(field)) as Subject;

/** Whether a value still has words of the sample. */
export const isSample = (value: unknown): boolean => textsIn(value).some(([, text]) => isSampleFact(text));

/** Whether nobody has answered yet, with a value or with 'no' (null). */
export const isOpen = (field: string, value: unknown): boolean => isOpenQuestion(schemaOf(field), value);

/** The subjects that still have words of the sample or an open question. */
export const unfinished = (site: EditedSite): Subject[] =>
  subjects.filter(({ fields }) =>
    fields.some((field) => isSample(site.valueOf(field)) || isOpen(field, site.valueOf(field))),
  );
