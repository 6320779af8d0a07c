import { business } from '#content/business.ts';

/** Words of the contact section on the home page (Spec §2). */
export const sectionTexts = {
  title: 'Kontakt',
  replyPromise: `Schreiben Sie uns oder rufen Sie an. Wir melden uns innerhalb von ${business.replyWithinHours} Stunden.`,
  waysTitle: 'So erreichen Sie uns',
  phone: 'Telefon',
  whatsapp: 'WhatsApp',
  email: 'E-Mail',
  address: 'Anschrift',
  loading: 'Wird geladen...',
  /** Not 'Öffnungszeiten': no customers are received (Spec §2, Impressum). */
  hours: 'Am besten erreichen Sie uns',
  fromTo: (from: string, to: string) => `${from}–${to} Uhr`,
} as const;
