import * as contact from '#facts/contact.ts';

const FIRST_SENTENCE = 'Guten Tag, ich habe eine Anfrage, gern mit Fotos.';

export const whatsAppLink = (text = FIRST_SENTENCE): string =>
  `https://wa.me/${contact.whatsapp.link}?text=${encodeURIComponent(text)}`;
