import { emailAddress } from '#content/email-address.ts';
import * as firm from '#facts/firm.ts';
import { mailto } from '#shared/format/mailto.ts';

/** Less than a year ahead (RFC 9116 §2.5.5). A test fails a month before: is the contact right? Then add a year. */
const SECURITY_TXT_EXPIRES = '2027-11-01T00:00:00Z';

/** Where to report a hole (RFC 9116). */
export const GET = () =>
  new Response(`Contact: ${mailto(emailAddress())}
Expires: ${SECURITY_TXT_EXPIRES}
Preferred-Languages: de, en
Canonical: ${firm.siteUrl}/.well-known/security.txt
`);
