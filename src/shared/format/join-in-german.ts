import { once } from './once.ts';

const list = once(() => new Intl.ListFormat('de', { type: 'conjunction' }));

/** 'Mainz, Bingen und Worms'. */
export const joinInGerman = (names: Iterable<string>): string => list().format(names);
