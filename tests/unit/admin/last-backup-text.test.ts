import { describe, expect, it } from 'vitest';
import { lastBackupText } from '#admin/dashboard/system-states.ts';

describe('the tile of the last backup', () => {
  it.each([
    { at: null, now: '2026-03-02T09:00:00Z', text: 'Keine' },
    { at: '2026-03-02T08:00:00Z', now: '2026-03-02T09:00:00Z', text: 'Heute' },
    // In Germany it is already the third of March.
    { at: '2026-03-02T23:30:00Z', now: '2026-03-03T01:00:00Z', text: 'Heute' },
    { at: '2026-03-02T22:30:00Z', now: '2026-03-02T23:30:00Z', text: 'Gestern' },
    { at: '2026-03-01T01:00:00Z', now: '2026-03-08T00:30:00Z', text: 'vor 7 Tagen' },
    // The clocks went forward in between.
    { at: '2026-03-28T12:00:00Z', now: '2026-03-29T22:30:00Z', text: 'vor 2 Tagen' },
  ])('says $text for $at at $now', ({ at, now, text }) => {
    expect(lastBackupText(at, new Date(now))).toBe(text);
  });
});
