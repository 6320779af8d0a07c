import { business } from './business.ts';
import { processStepNames } from './steps.ts';

/** The six steps from the first word to the finished job (Spec §9). */
export interface ProcessStep {
  number: number;
  title: string;
  description: string;
}

export const processSteps: readonly ProcessStep[] = [
  {
    number: 1,
    title: processStepNames.kontakt,
    description: 'Sie rufen an oder schreiben uns per WhatsApp oder E-Mail.',
  },
  {
    number: 2,
    title: processStepNames.besichtigung,
    description: 'Wir sehen uns die Flächen bei Ihnen an. Das ist für Sie zu 100 % kostenlos.',
  },
  {
    number: 3,
    title: processStepNames.angebot,
    description: `Innerhalb von ${business.quoteWithinHours} Stunden danach haben Sie unser Angebot mit festem Preis.`,
  },
  {
    number: 4,
    title: processStepNames.termin,
    description: 'Sie sagen zu, und wir finden bald einen Tag, der Ihnen passt.',
  },
  {
    number: 5,
    title: processStepNames.auftrag,
    description: 'Wir kommen pünktlich und arbeiten sorgfältig.',
  },
  {
    number: 6,
    title: processStepNames.abnahme,
    description: 'Wir gehen gemeinsam mit Ihnen von Scheibe zu Scheibe, bis Sie zufrieden sind.',
  },
];
