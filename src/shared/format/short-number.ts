/** Digits and letters without look-alikes (Crockford's base 32). */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a request's number for people from its id: 'GR-4K7Q'. It is unique among open requests only. */
export function shortNumber(id: string): string {
  const bits = Number.parseInt(id.replaceAll('-', '').slice(0, 5), 16);
  const digits = [15, 10, 5, 0].map((shift) => DIGITS[(bits >> shift) & 31]);
  return `GR-${digits.join('')}`;
}
