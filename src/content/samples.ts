import { allFacts } from './all-facts.ts';
import { marksIn, namesMuster, textsIn } from './sample-marks.ts';

const sampleFacts = textsIn(allFacts)
  .map(([, text]) => text)
  .filter(namesMuster);

export const samplesIn = (text: string): string[] => [
  ...sampleFacts.filter((fact) => text.includes(fact)),
  ...marksIn(text),
];
