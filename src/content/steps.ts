import { appointmentWithinDays } from '#facts/answers.ts';
import * as hours from '#facts/hours.ts';

/** The six steps of a job (Spec §9). */
export const processStepNames = {
  kontakt: 'Kontakt',
  besichtigung: 'Besichtigung',
  angebot: 'Angebot',
  termin: 'Termin',
  auftrag: 'Auftrag',
  abnahme: 'Abnahme',
};

/** The steps of a request in order (ruling 34). */
export const STEP_LABELS = { neu: 'Neu', ...processStepNames, erledigt: 'Erledigt', abgesagt: 'Abgesagt' };
export type Step = keyof typeof STEP_LABELS;
export const STEPS = Object.keys(STEP_LABELS) as Step[];

/** The sentences of the six steps, from the first word to the finished job (Spec §9). */
export const processSteps: Record<keyof typeof processStepNames, string> = {
  kontakt: 'Sie rufen an oder schreiben uns per WhatsApp oder E-Mail.',
  besichtigung: 'Wir sehen uns die Flächen bei Ihnen an. Das ist für Sie zu 100 % kostenlos.',
  angebot: `Innerhalb von ${hours.quoteWithinHours} Stunden danach haben Sie unser Angebot mit festem Preis.`,
  termin: appointmentWithinDays
    ? `Sie sagen zu und haben meist innerhalb von ${appointmentWithinDays} Tagen einen Termin.`
    : 'Sie sagen zu, und wir finden bald einen Tag, der Ihnen passt.',
  auftrag: 'Wir kommen pünktlich und arbeiten sorgfältig.',
  abnahme: 'Wir gehen gemeinsam mit Ihnen von Scheibe zu Scheibe, bis Sie zufrieden sind.',
};
