/**
 * A mail to an address that somebody typed: what has a meaning in a link ('?', '&') is percent-encoded and adds no
 * recipient (RFC 6068, section 2).
 */
export function mailto(address: string, subject?: string): string {
  const to = encodeURIComponent(address).replace('%40', '@').replaceAll('%2B', '+');
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}
