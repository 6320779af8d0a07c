import { business } from '#content/business.ts';
import { phoneSentence } from '#content/hours.ts';

/** Words of the contact section on the home page (Spec §2). */
export const sectionTexts = {
  title: 'Kontakt',
  replyPromise: `Wir melden uns innerhalb von ${business.replyWithinHours} Stunden.`,
  whatsapp: 'WhatsApp, gern mit Fotos',
  email: 'E-Mail',
  address: 'Anschrift',
  loading: 'Wird geladen...',
  /** Not 'Öffnungszeiten': no customers are received (Spec §2, Impressum). */
  hours: 'Am besten erreichen Sie uns',
  phoneHours: `${phoneSentence(business.week)}.`,
  fromTo: (from: string, to: string) => `${from}–${to} Uhr`,
} as const;
