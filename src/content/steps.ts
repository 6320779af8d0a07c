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
