/** The six steps from the first word to the finished job by name (Spec §9), as the home page shows them to visitors. */
export const processStepNames = {
  kontakt: 'Kontakt',
  besichtigung: 'Besichtigung',
  angebot: 'Angebot',
  termin: 'Termin',
  auftrag: 'Auftrag',
  abnahme: 'Abnahme',
};

/** Where a request can stand: before the six steps, at one of them, after them (ruling 34). In this order. */
export const STEP_LABELS = { neu: 'Neu', ...processStepNames, erledigt: 'Erledigt', abgesagt: 'Abgesagt' };
export type Step = keyof typeof STEP_LABELS;
export const STEPS = Object.keys(STEP_LABELS) as Step[];
