import { mailto } from '#shared/format/mailto.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';

export function callOrMail({ phone, email }: { phone?: string | null | undefined; email: string }) {
  const call = firstCall(phone ?? '');
  if (call) return { call };
  return email === '' ? {} : { mail: mailto(email) };
}
