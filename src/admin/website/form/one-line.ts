import type { Facts } from '#content/facts-schema.ts';
import { ageTexts as texts } from '../texts.ts';

type Ages = Facts['prices']['seniorAges'];

/** A fact of several parts that people type in one line. */
interface OneLine {
  toText: (value: never) => string;
  fromText: (text: string) => unknown;
  input: { type?: string; inputMode: 'tel' | 'email' | 'numeric' };
}

interface PhoneNumber {
  display: string;
  link: string;
}

/** '06131 555-012' becomes '496131555012'. */
const dialled = (text: string) =>
  text
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^(00|\+)/, '')
    .replace(/^0/, '49');

const phone = (prefix: string): OneLine => ({
  toText: ({ display }: PhoneNumber) => display,
  fromText: (text): PhoneNumber => ({ display: text.trim(), link: `${prefix}${dialled(text)}` }),
  input: { type: 'tel', inputMode: 'tel' },
});

export const ONE_LINE: Readonly<Record<string, OneLine>> = {
  'contact.phone': phone('+'),
  'contact.whatsapp': phone(''),
  'contact.email': {
    toText: ({ user, domain }: { user: string; domain: string }) => (domain ? `${user}@${domain}` : user),
    fromText: (text) => {
      const [user = '', domain = ''] = text.trim().split('@');
      return { user, domain };
    },
    input: { inputMode: 'email' },
  },
  // One age for one discount; the sample alone has the two of the specification (ruling 6).
  'prices.seniorAges': {
    toText: ({ homePage, faq }: Ages) => (homePage === faq ? `${homePage}` : texts.two(homePage, faq)),
    fromText: (text): Ages => {
      const age = Number(text);
      return { homePage: age, faq: age, mayDiffer: false };
    },
    input: { inputMode: 'numeric' },
  },
};
