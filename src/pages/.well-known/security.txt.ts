import { SECURITY_TXT_EXPIRES } from '#config/limits.ts';
import { emailAddress } from '#content/email-address.ts';
import * as firm from '#facts/firm.ts';
import { mailto } from '#shared/format/mailto.ts';

/** Where to report a hole (RFC 9116). */
export const GET = () =>
  new Response(`Contact: ${mailto(emailAddress())}
Expires: ${SECURITY_TXT_EXPIRES}
Preferred-Languages: de, en
Canonical: ${firm.siteUrl}/.well-known/security.txt
`);
