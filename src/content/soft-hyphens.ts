import { LONG_WORDS } from './long-words.ts';

const parted = new Map(LONG_WORDS.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', '\u00ad')]));
const PATTERN = new RegExp([...parted.keys()].join('|'), 'g');

export const softHyphens = (text: string): string => text.replace(PATTERN, (word) => parted.get(word) ?? word);
