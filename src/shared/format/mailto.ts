/** Percent-encodes '?' and '&', so that they add no recipient (RFC 6068 §2). Line breaks are CRLF (§5). */
export function mailto(address: string, subject?: string, body?: string): string {
  const to = encodeURIComponent(address).replace('%40', '@').replaceAll('%2B', '+');
  const fields = Object.entries({ subject, body: body?.replaceAll('\n', '\r\n') })
    .filter(([, value]) => value !== undefined)
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${to}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}
