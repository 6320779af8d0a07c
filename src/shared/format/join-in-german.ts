const list = new Intl.ListFormat('de', { type: 'conjunction' });

/** 'Mainz, Bingen und Worms'. */
export const joinInGerman = (names: Iterable<string>): string => list.format(names);
