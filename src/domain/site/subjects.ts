import { FIELDS } from './stored-facts.ts';

/** What is edited on one page and saved with one version: files of facts, or single facts of them. */
const SUBJECTS = {
  versprechen: ['promises'],
  betrieb: ['firm', 'contact', 'person'],
  zeiten: ['hours'],
  preise: ['prices.priceExamples'],
  leistungen: ['services'],
  gebiet: ['area'],
  senioren: ['prices.seniorDiscountPercent', 'prices.seniorAges', 'senior'],
  bilder: ['gallery'],
  antworten: ['answers', 'faq'],
  stimmen: ['voices'],
  partner: ['partners'],
} as const;

export type SubjectId = keyof typeof SUBJECTS;

export const SUBJECT_IDS = Object.keys(SUBJECTS) as SubjectId[];

/** Lists the facts of a subject ('hours.week'); none for an unknown one. */
export const fieldsOf = (subject: string): string[] =>
  SUBJECT_IDS.filter((id) => id === subject)
    .flatMap((id) => [...SUBJECTS[id]])
    .flatMap((part) => (part.includes('.') ? part : Object.keys(FIELDS[part] ?? {}).map((name) => `${part}.${name}`)));

export const subjectOf = (field: string): SubjectId =>
  SUBJECT_IDS.find((id) => fieldsOf(id).includes(field)) as SubjectId;
