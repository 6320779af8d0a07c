import { FACTS } from './stored-facts.ts';

/** What is edited on one page and saved with one version: the facts that begin so. */
const SUBJECTS = {
  versprechen: ['promises.'],
  betrieb: ['firm.', 'contact.', 'person.'],
  zeiten: ['hours.'],
  preise: ['prices.priceExamples'],
  leistungen: ['services.'],
  gebiet: ['area.'],
  senioren: ['prices.senior', 'senior.'],
  bilder: ['gallery.'],
  antworten: ['answers.', 'faq.'],
  stimmen: ['voices.'],
  partner: ['partners.'],
} as const;

export type SubjectId = keyof typeof SUBJECTS;

const SUBJECT_IDS = Object.keys(SUBJECTS) as SubjectId[];

export const fieldsOf = (subject: SubjectId): string[] =>
  SUBJECTS[subject].flatMap((begin) => [...FACTS.keys()].filter((field) => field.startsWith(begin)));

/** Finds the subject of a fact; none for an unknown one. */
export const subjectOf = (field: string): SubjectId =>
  SUBJECT_IDS.find((id) => FACTS.has(field) && SUBJECTS[id].some((begin) => field.startsWith(begin))) as SubjectId;
