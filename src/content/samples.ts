import { allFacts } from './all-facts.ts';
import { marksIn, namesMuster, textsIn } from './sample-marks.ts';

const sampleFacts = textsIn(allFacts)
  .map(([, text]) => text)
  .filter(namesMuster);

export const samplesIn = (text: string): string[] => [
  ...sampleFacts.filter((fact) => text.includes(fact)),
  ...marksIn(text),
];

/** Finds samples in a tree of data, as 'company: "Muster …"'. */
export const sampleValuesIn = (data: unknown): string[] =>
  textsIn(data)
    .filter(([, text]) => samplesIn(text).length > 0)
    .map(([path, text]) => `${path}: "${text}"`);
