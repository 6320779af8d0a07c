import { phoneParts } from '#shared/format/phone-numbers.ts';

/** What leads to a person, in one spelling: 'mail:erika@beispiel.example', 'tel:+496131000000'. */
export type Identity = `mail:${string}` | `tel:${string}`;

/** What an address and a phone's field lead to; people type several numbers into the one. */
export const identitiesOf = ({ email, phone }: { email: string | null; phone: string | null }): Identity[] => [
  ...(email ? [mailIdentity(email)] : []),
  ...(phone ? phoneIdentities(phone) : []),
];

/** What somebody was asked about by; undefined where it is neither an address nor a number. */
export const identityOf = (typed: string): Identity | undefined =>
  typed.includes('@') ? mailIdentity(typed) : phoneIdentities(typed)[0];

const mailIdentity = (email: string): Identity => `mail:${email.trim().toLowerCase()}`;

/** Read as the owner's card reads them: '18 Uhr' behind a number is no part of it. What has no area code leads to nobody. */
const phoneIdentities = (typed: string): Identity[] =>
  phoneParts(typed).flatMap(({ number }) => {
    const digits = /^tel:\+\d+/.exec(number?.href ?? '')?.[0] as Identity | undefined;
    return digits ? [digits] : [];
  });
