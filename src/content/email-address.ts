import { withUmlauts } from '#config/web-address.ts';
import { email } from '#facts/contact.ts';

/** Assembles the address, because no page's source may have it in one piece (Spec §2). */
export const emailAddress = () => `${email.user}@${email.domain}`;

/** The address as people type it, for eyes alone. */
export const shownAddress = () => withUmlauts(emailAddress());

/** The address in words: 'kontakt at firma dot de' (Spec §2). */
export const emailInWords = () => `${email.user} at ${withUmlauts(email.domain).replaceAll('.', ' dot ')}`;
