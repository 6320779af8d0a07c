import { phoneParts } from '#shared/format/phone-numbers.ts';

/** A normalized address or number: 'mail:erika@beispiel.example', 'tel:+496131000000'. */
export type Identity = `mail:${string}` | `tel:${string}`;

interface Ways {
  email: string | null;
  phone?: string | null | undefined;
}

/** Reads the identities of an address and a phone field, which may hold several numbers. */
export const identitiesOf = ({ email, phone }: Ways): Identity[] => [
  ...(email ? [mailIdentity(email)] : []),
  ...(phone ? phoneIdentities(phone) : []),
];

/** Reads an administrator's input; undefined if it is neither address nor number. */
export const identityOf = (typed: string): Identity | undefined =>
  typed.includes('@') ? mailIdentity(typed) : phoneIdentities(typed)[0];

/** Removes invisible characters and converts to NFC, because older requests were stored as typed. */
const mailIdentity = (email: string): Identity => {
  const seen = email
    .trim()
    .normalize()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return `mail:${seen.toLowerCase()}`;
};

/** One number as most people type it. Read without the library, which takes two seconds for ten thousand. */
const PLAIN_NUMBER = /^(?:0|\+49|0049)[1-9]\d{5,10}$/;

/** Reads numbers as the card does, without a trailing '18 Uhr'. Skips numbers that lack the area code. */
function phoneIdentities(typed: string): Identity[] {
  const digits = typed.replace(/[ /-]/g, '');
  if (PLAIN_NUMBER.test(digits)) return [`tel:+49${digits.replace(/^(?:0049|\+49|0)/, '')}`];
  return phoneParts(typed).flatMap(({ number }) => {
    const digits = /^tel:\+\d+/.exec(number?.href ?? '')?.[0] as Identity | undefined;
    return digits ? [digits] : [];
  });
}
