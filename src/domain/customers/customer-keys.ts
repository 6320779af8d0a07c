/** The keys by which a request finds its customer: addresses and numbers as everybody writes them, and the surname. */
export interface CustomerKeys {
  emailKeys: string[];
  phoneKeys: string[];
  surnameKey: string;
}

export interface Sender {
  name: string;
  email: string;
  phone?: string | null | undefined;
  place?: string | null | undefined;
}

export const keysOf = async ({ name, email, phone }: Sender): Promise<CustomerKeys> => ({
  emailKeys: email ? [emailKey(email)] : [],
  phoneKeys: phone ? await phoneKeys(phone) : [],
  surnameKey: surnameKey(name),
});

/** Removes invisible characters and converts to NFC, because older requests were stored as typed. */
export const emailKey = (email: string): string =>
  email
    .trim()
    .normalize()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/@googlemail\.com$/, '@gmail.com');

/** One number as most people type it. Read without the library, because a visitor waits. */
const PLAIN_NUMBER = /^(?:0|\+49|0049)[1-9]\d{5,10}$/;
/** One digit or a row of them where somebody did not want to give a number. */
const INVENTION = /(\d)\1{5}|1234567|2345678|3456789/;

export const phoneKeys = async (typed: string): Promise<string[]> =>
  (await phonesIn(typed)).filter((number) => !INVENTION.test(number));

/** Reads the numbers of a field in E.164. Skips those without an area code. */
export async function phonesIn(typed: string): Promise<string[]> {
  const digits = typed.replace(/[\s()/.-]/g, '');
  if (PLAIN_NUMBER.test(digits)) return [`+49${digits.replace(/^(?:0049|\+49|0)/, '')}`];
  const { numbersIn } = await import('#shared/format/phone-numbers.ts');
  return numbersIn(typed);
}

/** The last word before the first comma: 'Familie Klein' and 'Klein, Erika' are one, 'Weingut Kiefer' is 'kiefer'. */
export const surnameKey = (name: string): string =>
  (name.normalize().split(',')[0] ?? '').trim().toLowerCase().split(/\s+/).at(-1) ?? '';
