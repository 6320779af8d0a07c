import punycode from 'punycode.js';

/** Letters, digits and inner hyphens between dots (RFC 5321 §4.1.2), in A-labels; the last label is no number. */
const DOMAIN = /^(?=.{4,253}$)((?!-)[a-z\d-]{1,63}(?<!-)\.)+(?!\d+$)(?!-)[a-z\d-]{2,63}(?<!-)$/;

/** Writes 'www.müller.de' with https:// and A-labels (RFC 5891). Undefined for no address, and for one with a login. */
export function webAddress(typed: string): string | undefined {
  const text = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
  if (/[\s<>"\\^`{|}\p{Cc}]/u.test(text)) return undefined;
  try {
    const { protocol, username, password, hostname, href } = new URL(text);
    return protocol === 'https:' && !username && !password && DOMAIN.test(hostname) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the address of a whole site: no path, no question, no slash at its end. */
export function webOrigin(typed: string): string | undefined {
  const address = webAddress(typed);
  const origin = address && new URL(address).origin;
  return address === `${origin}/` ? origin : undefined;
}

/** Reads a domain, and writes it in A-labels. */
export const asciiDomain = (typed: string): string | undefined =>
  /[/:@]/.test(typed) ? undefined : webOrigin(`https://${typed}`)?.slice('https://'.length);

/** Writes the domains in a text as people type them: 'müller.de' for 'xn--mller-kva.de'. */
export const withUmlauts = (text: string): string => text.replace(/\bxn--[a-z\d-]+/g, punycode.toUnicode);
