import { expect, test } from 'vitest';
import { lastBackupText } from '#admin/dashboard/figure-panels.tsx';
import { cleanUpStanding } from '#admin/dashboard/system-states.ts';

const tidiedAt = '2026-03-02T15:05:00.000Z';

test.each([
  ['good', 'Erledigt, 02.03.2026, 16:05', { isWell: true, since: tidiedAt }],
  ['bad', 'Nicht erledigt seit 02.03.2026, 16:05', { isWell: false, since: tidiedAt }],
  // A new site has had no clean-up yet.
  ['open', 'Läuft heute noch', { isWell: true, since: null }],
])('the system status of the clean-up is %s: %s', (mark, word, status) => {
  expect(cleanUpStanding(status)).toEqual({ mark, words: word });
});

test.each([
  { at: null, now: '2026-03-02T09:00:00Z', text: 'Keine' },
  { at: '2026-03-02T08:00:00Z', now: '2026-03-02T09:00:00Z', text: 'Heute' },
  // In Germany it is already the third of March.
  { at: '2026-03-02T23:30:00Z', now: '2026-03-03T01:00:00Z', text: 'Heute' },
  { at: '2026-03-02T22:30:00Z', now: '2026-03-02T23:30:00Z', text: 'Gestern' },
  { at: '2026-03-01T01:00:00Z', now: '2026-03-08T00:30:00Z', text: 'vor 7 Tagen' },
  // The clocks went forward in between.
  { at: '2026-03-28T12:00:00Z', now: '2026-03-29T22:30:00Z', text: 'vor 2 Tagen' },
])('the tile of the last backup shows $text for $at at $now', ({ at, now, text }) => {
  expect(lastBackupText(at, new Date(now))).toBe(text);
});
