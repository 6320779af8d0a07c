import { email } from '#facts/contact.ts';

/** Assembles the address, because no page's source may have it in one piece (Spec §2). */
export const emailAddress = () => `${email.user}@${email.domain}`;

/** The address in words: 'kontakt at firma dot de' (Spec §2). */
export const emailInWords = () => `${email.user} at ${email.domain.replaceAll('.', ' dot ')}`;
