import { type Facts, PROMISES, type PromiseId } from '#content/facts-schema.ts';
import { hoursLine } from '#content/hours.ts';
import { readStored } from './stored-facts.ts';
import { promiseTexts as texts } from './texts.ts';

/** A statement of the page that is made in the owner's name (§ 5 UWG). */
export interface Promised {
  id: PromiseId;
  field: string;
  /** As it reads; '' once it is struck out. */
  says: (facts: Facts) => string;
  /** The facts without it. A promise that no page can do without has none. */
  strike?: (facts: Facts) => Record<string, unknown>;
}

const isCertificate = ({ title }: { title: string }) => /zeugnis/i.test(title);

export const promises: readonly Promised[] = (
  [
    { field: 'hours.week', says: ({ hours }) => texts.phone(hours.week.phone.map(hoursLine)) },
    {
      field: 'hours.week',
      says: ({ hours }) => texts.talks(hours.week.talks.map(hoursLine)),
      strike: ({ hours }) => ({ 'hours.week': { ...hours.week, talks: [] } }),
    },
    { field: 'hours.replyWithinHours', says: ({ hours }) => texts.reply(hours.replyWithinHours) },
    { field: 'hours.quoteWithinHours', says: ({ hours }) => texts.quote(hours.quoteWithinHours) },
    { field: 'area.serviceRadiusKm', says: ({ area }) => texts.radius(area.serviceRadiusKm) },
    {
      field: 'prices.seniorAges',
      says: ({ prices }) => texts.discount(prices.seniorDiscountPercent, prices.seniorAges),
    },
    {
      field: 'senior.items',
      says: ({ senior }) => senior.items.find(isCertificate)?.text ?? '',
      strike: ({ senior }) => ({ 'senior.items': senior.items.filter((item) => !isCertificate(item)) }),
    },
    {
      field: 'services.conservatory',
      says: ({ services }) => (services.conservatory.pureWater || services.patioRoof.pureWater ? texts.water : ''),
      strike: ({ services: { conservatory, patioRoof } }) => ({
        'services.conservatory': { ...conservatory, pureWater: undefined },
        'services.patioRoof': { ...patioRoof, pureWater: undefined },
      }),
    },
    {
      field: 'person.guarantee',
      says: ({ person }) => person.guarantee ?? '',
      strike: () => ({ 'person.guarantee': null }),
    },
    {
      field: 'partners.partners',
      says: ({ partners }) => texts.partners(partners.partners.map(({ name }) => name)),
      strike: () => ({ 'partners.partners': [] }),
    },
    {
      field: 'services.firms',
      says: ({ services: { firms } }) => (firms.description === texts.firms ? '' : firms.description),
      strike: ({ services: { firms } }) => ({ 'services.firms': { ...firms, description: texts.firms } }),
    },
  ] satisfies Omit<Promised, 'id'>[]
).map((promise, place) => ({ id: PROMISES[place] as PromiseId, ...promise }));

/** Whether the owner confirmed a promise, struck it out or said it in own words. */
export const isConfirmed = ({ id, says }: Promised, live: Facts, edited: Facts): boolean =>
  edited.promises.seen.includes(id) || says(edited) === '' || says(edited) !== says(live);

/** The facts as they may go live: own words count as confirmed, and what nobody confirmed is left out (ruling 66). */
export function confirmedOnly(live: Facts, edited: Facts): Facts {
  const confirmed = promises.filter((one) => isConfirmed(one, live, edited));
  const strikes = promises.filter((one) => !confirmed.includes(one)).map(({ strike }) => strike?.(edited));
  const seen = confirmed.filter(({ says }) => says(edited)).map(({ id }) => id);
  return readStored(edited, {}, Object.assign({ 'promises.seen': seen }, ...strikes));
}
