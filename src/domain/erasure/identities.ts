import { phoneParts } from '#shared/format/phone-numbers.ts';

/** A normalized address or number: 'mail:erika@beispiel.example', 'tel:+496131000000'. */
export type Identity = `mail:${string}` | `tel:${string}`;

/** Reads the identities of an address and a phone field, which may hold several numbers. */
export const identitiesOf = ({ email, phone }: { email: string | null; phone: string | null }): Identity[] => [
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

/** Reads numbers as the card does, without a trailing '18 Uhr'. Skips numbers that lack the area code. */
const phoneIdentities = (typed: string): Identity[] =>
  phoneParts(typed).flatMap(({ number }) => {
    const digits = /^tel:\+\d+/.exec(number?.href ?? '')?.[0] as Identity | undefined;
    return digits ? [digits] : [];
  });
