import { phoneSentence } from '#content/hours.ts';
import { nextSteps } from '#content/next-steps.ts';
import * as hours from '#facts/hours.ts';

/** The thank-you page and the 404 (Spec §2, ruling 8). */
export const texts = {
  thanks: {
    title: 'So geht es nach Ihrer Anfrage weiter',
    arrived: 'Danke, Ihre Anfrage ist da!',
    lead: `Wir melden uns innerhalb von ${hours.replyWithinHours} Stunden.`,
    next: 'Die nächsten Schritte',
    steps: nextSteps(hours.quoteWithinHours),
    phoneHours: phoneSentence(hours.week),
    urgent: 'Es eilt? Dann rufen Sie uns an:',
    home: 'Zur Startseite',
    faq: 'Häufige Fragen lesen',
  },
  notFound: {
    title: '404 Page Not Found',
    lead: 'Diese Seite gibt es bei uns nicht. Vielleicht hat sich ein Tippfehler eingeschlichen, oder die Seite ist umgezogen.',
    home: 'Zur Startseite',
    faq: 'Häufige Fragen',
    contact: 'Kontakt',
  },
} as const;
