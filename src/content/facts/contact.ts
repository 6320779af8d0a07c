import type { Facts } from '#content/facts-schema.ts';

type Contact = Facts['contact'];

/** From the ranges that the Bundesnetzagentur reserves for fiction. */
export const phone: Contact['phone'] = { display: '069 90009 123', link: '+496990009123' };
export const whatsapp: Contact['whatsapp'] = { display: '0176 04069 123', link: '4917604069123' };
export const email: Contact['email'] = { user: 'kontakt', domain: 'muster-glasreinigung.example' };
export const mailProvider: Contact['mailProvider'] = {
  name: 'Muster Postfach GmbH',
  seat: 'Musterstadt',
  privacyNotice: 'https://www.muster-postfach.example/datenschutz',
};
