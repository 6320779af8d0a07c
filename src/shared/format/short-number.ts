/** Without letters and digits that look alike (Crockford's base 32). */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A request's number for people: 'GR-4K7Q', from the beginning of its id. Not unique, but among the open ones. */
export function shortNumber(id: string): string {
  const bits = Number.parseInt(id.replaceAll('-', '').slice(0, 5), 16);
  const digits = [15, 10, 5, 0].map((shift) => DIGITS[(bits >> shift) & 31]);
  return `GR-${digits.join('')}`;
}
