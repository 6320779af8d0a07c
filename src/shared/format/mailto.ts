/**
 * A mail to an address that somebody typed: what has a meaning in a link ('?', '&') is percent-encoded and adds no
 * recipient (RFC 6068, section 2); line breaks are CRLF (section 5).
 */
export function mailto(address: string, subject?: string, body?: string): string {
  const to = encodeURIComponent(address).replace('%40', '@').replaceAll('%2B', '+');
  const fields = Object.entries({ subject, body: body?.replaceAll('\n', '\r\n') })
    .filter(([, value]) => value !== undefined)
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${to}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}
