import type { Facts } from '#content/facts-schema.ts';

export const usual: string = 'Staub, Laub, Regen: Nach dem Winter sieht jedes Glasdach so aus.';
/** The months of pollen, which the picture shows. Each sentence is true every year. */
export const months: Facts['season']['months'] = [
  { month: 'April', sentence: 'Jetzt im April: Die Birken blühen, gelber Staub legt sich auf Glas und Rahmen.' },
  { month: 'Mai', sentence: 'Jetzt im Mai: Ist der Blütenstaub vorbei, lohnt sich ein freies Glasdach.' },
  { month: 'Juni', sentence: 'Jetzt im Juni: Der meiste Blütenstaub ist vorbei, eine gute Zeit für Glasdächer.' },
];
