import { expect, it } from 'vitest';
import { type State, sumOfStates } from '#admin/dashboard/system-states.ts';

const checkedAt = new Date('2026-03-02T03:31:00Z');
const good: State = ['good', 'Online'];
const well = { website: good, database: good, seo: good, backup: good, cleanUp: good, notifications: good };

it.each<[mark: string, words: string, changed: Partial<typeof well>]>([
  ['good', 'Alles in Ordnung, geprüft 4:31', {}],
  [
    'open',
    'Keine Störung, geprüft 4:31. Noch offen: SEO, Benachrichtigungen',
    { seo: ['open', 'Inaktiv'], notifications: ['open', 'Nicht eingerichtet'] },
  ],
  ['checking', 'Wird geprüft...', { seo: ['open', 'Inaktiv'], cleanUp: ['checking', 'Wird geprüft...'] }],
  [
    'bad',
    'Bitte ansehen: Datenbank, Letztes Backup',
    { database: ['bad', 'Nicht verbunden'], backup: ['bad', 'Überfällig'], seo: ['checking', 'Wird geprüft...'] },
  ],
])('is %s: „%s“', (mark, words, changed) => {
  expect(sumOfStates({ ...well, ...changed }, checkedAt)).toEqual({ mark, words });
});
