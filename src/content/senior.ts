import * as prices from '#facts/prices.ts';

/** The offer for households with older people (Spec §1). */
export const seniorOffer = {
  title: `Seniorenservice für alle über ${prices.seniorAges.homePage}`,
  lead: `Lebt in Ihrem Haushalt jemand über ${prices.seniorAges.homePage}? Dann nehmen wir Ihnen gern etwas mehr ab, mit Zeit und Respekt.`,
  discount: {
    figure: `${prices.seniorDiscountPercent} %`,
    text: 'Rabatt auf jede Glasreinigung',
  },
  items: [
    { title: 'Duschkabine', text: 'Wir reinigen sie gründlich und entfernen den Kalk.' },
    { title: 'Treppenhaus', text: 'Wir putzen es regelmäßig, so oft es Ihnen passt.' },
    { title: 'Einfahrt und Gehweg', text: 'Wir kehren regelmäßig, damit der Weg sicher bleibt.' },
    { title: 'Diskretion', text: 'Was wir bei Ihnen sehen und hören, bleibt bei Ihnen.' },
    { title: 'Führungszeugnis', text: 'Auf Wunsch legen wir Ihnen ein polizeiliches Führungszeugnis vor.' },
  ],
  callInvitation: 'Am einfachsten rufen Sie uns an:',
  request: 'Seniorenservice anfragen',
} as const;
