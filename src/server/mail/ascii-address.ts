import { domainToASCII } from 'node:url';

/** Writes an address or Message-ID in ASCII (RFC 5891), because servers may lack SMTPUTF8 (RFC 6531). */
export function asciiAddress(address: string): string | undefined {
  const [, local = '', domain = '', end = ''] = /^([\x21-\x7e]+)@([^@>]+)(>?)$/.exec(address) ?? [];
  const ascii = domainToASCII(domain);
  return ascii ? `${local}@${ascii}${end}` : undefined;
}
