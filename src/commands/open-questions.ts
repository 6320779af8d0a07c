import type { business } from '#content/business.ts';

/** Questions that only the owner can answer, by their place in the data. */
const QUESTIONS = {
  portrait: 'a picture of whoever comes to the customers, in src/assets/media',
  insurer: 'the liability insurance: its company and sum',
  certificate: 'a certificate or membership to show',
  priceExamples: 'three real jobs and what they cost',
} as const;

const twoAges = (home: number, faq: number) =>
  `seniorAges: the discount begins at ${home} on the home page and at ${faq} in the FAQ. Make them equal, or set mayDiffer`;

/** Lists questions without an answer (`undefined`). `null` is an answer: show nothing. */
export const openQuestionsIn = (data: unknown): string[] => {
  const { person, priceExamples, seniorAges } = (data ?? {}) as {
    person?: Record<string, unknown>;
    priceExamples?: unknown;
    seniorAges?: typeof business.seniorAges;
  };
  if (!person) return [];
  const answers: Record<string, unknown> = { ...person, priceExamples };
  const open = Object.entries(QUESTIONS)
    .filter(([name]) => answers[name] === undefined)
    .map(
      ([name, question]) => `${name === 'priceExamples' ? name : `person.${name}`}: ${question}, or null to show none`,
    );
  const isAnswered = !seniorAges || seniorAges.mayDiffer || seniorAges.homePage === seniorAges.faq;
  return isAnswered ? open : [...open, twoAges(seniorAges.homePage, seniorAges.faq)];
};
