import { phoneSentence } from '#content/hours.ts';
import * as area from '#facts/area.ts';
import * as contact from '#facts/contact.ts';
import * as hours from '#facts/hours.ts';

export const texts = {
  tagline: 'Was Sie uns am Telefon oft fragen, und was wir darauf antworten.',
  region: area.region.replace(/^./, (letter) => letter.toUpperCase()),
  regionalService: `Regionaler Service im Umkreis von ${area.serviceRadiusKm} km`,
  closing: {
    title: 'Ihre Frage war nicht dabei?',
    text: `Rufen Sie an oder schreiben Sie uns. Wir antworten innerhalb von ${hours.replyWithinHours} Stunden.`,
    call: `Anrufen: ${contact.phone.display}`,
    phoneHours: phoneSentence(hours.week),
    contact: 'Zum Kontaktformular',
  },
} as const;
