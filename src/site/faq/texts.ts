import { business } from '#content/business.ts';
import { phoneSentence } from '#content/hours.ts';

export const texts = {
  title: 'Häufige Fragen',
  tagline: 'Was Sie uns am Telefon oft fragen, und was wir darauf antworten.',
  region: business.region,
  regionalService: `Regionaler Service im Umkreis von ${business.serviceRadiusKm} km`,
  closing: {
    title: 'Ihre Frage war nicht dabei?',
    text: `Rufen Sie an oder schreiben Sie uns. Wir antworten innerhalb von ${business.replyWithinHours} Stunden.`,
    call: `Anrufen: ${business.phone.display}`,
    phoneHours: phoneSentence(business.week),
    contact: 'Zum Kontaktformular',
  },
} as const;
