import { domainToASCII } from 'node:url';

/**
 * Writes an address or Message-ID in ASCII, its domain as A-labels (RFC 5891); undefined if that is impossible. Mail
 * servers without SMTPUTF8 (RFC 6531) refuse a mail with other characters in a header.
 */
export function asciiAddress(address: string): string | undefined {
  const [, local = '', domain = '', end = ''] = /^([\x21-\x7e]+)@([^@>]+)(>?)$/.exec(address) ?? [];
  const ascii = domainToASCII(domain);
  return ascii ? `${local}@${ascii}${end}` : undefined;
}
