import { domainToASCII } from 'node:url';
import { EMAIL } from '#config/mail-address.ts';

/** Scheme, user, password, host, port, rest. The last @ ends the password, so that it may hold most other signs. */
const PARTS = /^([a-z]+):\/\/(?:([^:]*)(?::(.*))?@)?([^@/?#:]+|\[[\da-f:.]+\])(?::(\d+))?([/?][^@]*)?$/i;
/** The password's @ could end a shorter password, and the rest would be a path. */
const HAS_TWO_READINGS = /@[^@]*[/?#]/;
/** Letters and digits, which nobody encodes: the % stands for itself. */
const NEEDLESS = /%(?:3\d|[46][1-9a-f]|[57][\da])/i;
const ENCODED = '@ as %40, / as %2F, ? as %3F, # as %23, % as %25';

/** Writes a server's address as every parser reads it. @throws Error that says what is wrong, without the value. */
export function serverAddress(text: string, schemes: readonly string[]): string {
  const [, scheme = '', user, password, host = '', port, rest = ''] = PARTS.exec(text) ?? [];
  const form = `${schemes[0]}://user:password@host:port`;
  if (HAS_TWO_READINGS.test(`${user}:${password}`)) {
    throw new Error(`can be read in two ways: write in user and password ${ENCODED}`);
  }
  const login = [user, password].filter((part) => part !== undefined).map(encoded);
  const address = `${scheme.toLowerCase()}://${login.join(':')}${login.length > 0 ? '@' : ''}${domainToASCII(host)}${port ? `:${port}` : ''}${rest}`;
  if (!schemes.includes(scheme.toLowerCase()) || !domainToASCII(host) || !URL.canParse(address)) {
    throw new Error(`is no address like ${form} (write in user and password ${ENCODED})`);
  }
  return address;
}

/** Encodes what may be encoded already. @throws Error for a % that encodes nothing. */
function encoded(part: string): string {
  try {
    if (NEEDLESS.test(part)) throw new URIError();
    return encodeURIComponent(decodeURIComponent(part));
  } catch {
    throw new Error('holds a % that encodes nothing: write % in user and password as %25');
  }
}

/** Reads 'Firma <web@firma.example>', too, and writes A-labels. @throws Error like serverAddress. */
export function mailAddress(text: string): string {
  const [, address = text] = /<([^<>]*)>$/.exec(text) ?? [];
  const [, user = '', domain = ''] = /^(.*)@(.*)$/.exec(address.trim()) ?? [];
  if (/[^\x20-\x7e]/.test(user)) throw new Error('has letters before the @ that many mail servers refuse: take a-z');
  const written = `${user}@${domainToASCII(domain)}`;
  if (!EMAIL.test(written)) throw new Error('is no mail address');
  return written;
}

/** Writes an address or Message-ID in ASCII (RFC 5891), because servers may lack SMTPUTF8 (RFC 6531). */
export function asciiAddress(address: string): string | undefined {
  const [, local = '', domain = '', end = ''] = /^([\x21-\x7e]+)@([^@>]+)(>?)$/.exec(address) ?? [];
  const ascii = domainToASCII(domain);
  return ascii ? `${local}@${ascii}${end}` : undefined;
}
