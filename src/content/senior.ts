import * as prices from '#facts/prices.ts';
import * as senior from '#facts/senior.ts';

/** The offer for households with older people (Spec §1). */
export const seniorOffer = {
  title: `Seniorenservice für alle über ${prices.seniorAges.homePage}`,
  lead: `Lebt in Ihrem Haushalt jemand über ${prices.seniorAges.homePage}? Dann nehmen wir Ihnen gern etwas mehr ab, mit Zeit und Respekt.`,
  discount: {
    figure: `${prices.seniorDiscountPercent} %`,
    text: 'Rabatt auf jede Glasreinigung',
  },
  items: senior.items,
  callInvitation: 'Am einfachsten rufen Sie uns an:',
  request: 'Seniorenservice anfragen',
} as const;
