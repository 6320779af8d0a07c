import * as contact from '#facts/contact.ts';

const FIRST_SENTENCE = 'Guten Tag, ich habe eine Anfrage, gern mit Fotos.';

/** Opens a chat with us; the visitor sends it. */
export const whatsAppLink = (text = FIRST_SENTENCE): string =>
  `https://wa.me/${contact.whatsapp.link}?text=${encodeURIComponent(text)}`;
