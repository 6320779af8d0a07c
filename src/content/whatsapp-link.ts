import { business } from './business.ts';

/** What a message begins with that somebody writes to us. */
const FIRST_SENTENCE = 'Guten Tag, ich habe eine Anfrage, gern mit Fotos.';

/** Opens a chat with us; nothing is sent before somebody does so over there. */
export const whatsAppLink = (text = FIRST_SENTENCE): string =>
  `https://wa.me/${business.whatsapp.link}?text=${encodeURIComponent(text)}`;
