import { emailKey } from '#domain/customers/customer-keys.ts';
import { numbersIn } from '#shared/format/phone-numbers.ts';

/** Reads the address in lower case and the numbers in E.164, by which two lines of a list are one customer. */
export const identitiesOf = ({ email, phone }: { email: string; phone?: string | undefined }): string[] => [
  ...(email ? [emailKey(email)] : []),
  ...numbersIn(phone ?? ''),
];
