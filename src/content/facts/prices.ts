import type { Facts } from '#content/facts-schema.ts';

type Prices = Facts['prices'];

export const seniorDiscountPercent: number = 10; // Spec §9
/** Both ages are specified (ruling 6). */
export const seniorAges: Prices['seniorAges'] = { homePage: 60, faq: 65, mayDiffer: false };
/** As in { what: 'Reihenhaus in Nieder-Olm', detail: '9 Fenster, innen und außen', euros: 95 }. */
export const priceExamples: Prices['priceExamples'] = undefined;
