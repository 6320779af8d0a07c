import * as hours from '#facts/hours.ts';
import type { processStepNames } from './steps.ts';

/** The sentences of the six steps, from the first word to the finished job (Spec §9). */
export const processSteps: Record<keyof typeof processStepNames, string> = {
  kontakt: 'Sie rufen an oder schreiben uns per WhatsApp oder E-Mail.',
  besichtigung: 'Wir sehen uns die Flächen bei Ihnen an. Das ist für Sie zu 100 % kostenlos.',
  angebot: `Innerhalb von ${hours.quoteWithinHours} Stunden danach haben Sie unser Angebot mit festem Preis.`,
  termin: 'Sie sagen zu, und wir finden bald einen Tag, der Ihnen passt.',
  auftrag: 'Wir kommen pünktlich und arbeiten sorgfältig.',
  abnahme: 'Wir gehen gemeinsam mit Ihnen von Scheibe zu Scheibe, bis Sie zufrieden sind.',
};
