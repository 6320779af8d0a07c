import { mailto } from '#shared/format/mailto.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';

/** Returns the link of a person's only button, which calls, or without a number opens a mail. */
export function callOrMail({ phone, email }: { phone?: string | null | undefined; email: string }) {
  const call = firstCall(phone ?? '');
  if (call) return { call };
  return email === '' ? {} : { mail: mailto(email) };
}
