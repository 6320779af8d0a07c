import { onFirstUse } from './on-first-use.ts';

const list = onFirstUse(() => new Intl.ListFormat('de', { type: 'conjunction' }));

export const joinInGerman = (names: Iterable<string>): string => list().format(names);
