import { readStored } from '#domain/site/stored-facts.ts';
import { filledFacts } from './filled-facts.ts';

export const AGES = { homePage: 60, faq: 60, mayDiffer: false };

const words = JSON.stringify(filledFacts)
  .replace(/Musterstraße/g, 'Wormser Straße')
  .replace(/Musterstadt/g, 'Mainz')
  .replace(/55000/g, '55278')
  .replace(/[\w-]+\.example/g, 'klarblick.de')
  .replace(/Muster\b/g, 'Sommer')
  .replace(/(0|49)69 ?90009 ?/g, '$16138')
  .replace(/(0|49)176 ?04069 ?/g, '$1151');
/** A business of its own: the filled facts without the sample's words, and with one age for the discount. */
export const realFacts = readStored(JSON.parse(words), {}, { 'prices.seniorAges': AGES, 'firm.vatId': null });
