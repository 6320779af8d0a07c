import { describe, expect, it } from 'vitest';
import { announcedDeletion } from '#admin/inbox/retention.ts';
import { deletionDay, lastDayOfDeal } from '#domain/requests/retention.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';

describe('a request without a deal is deleted after six months in Germany', () => {
  it.each([
    ['2026-11-03T12:00:00Z', '2027-05-03'],
    ['2026-08-31T12:00:00Z', '2027-02-28'],
    ['2027-08-31T12:00:00Z', '2028-02-29'],
    ['2026-12-31T22:59:59Z', '2027-06-30'],
    ['2026-12-31T23:00:00Z', '2027-07-01'],
    ['2026-06-30T22:30:00Z', '2027-01-01'],
  ])('%s → %s', (createdAt, day) => {
    expect(deletionDay(createdAt)).toBe(day);
  });
});

describe('the announced deletion', () => {
  const request = { createdAt: '2026-11-03T12:00:00Z' } as ContactSubmission;

  it('from thirty days before on, also when the day is past', () => {
    expect(announcedDeletion(request, new Date('2027-04-02T12:00:00Z'))).toBeUndefined();
    expect(announcedDeletion(request, new Date('2027-04-03T12:00:00Z'))).toBe('2027-05-03');
    expect(announcedDeletion(request, new Date('2027-06-01T12:00:00Z'))).toBe('2027-05-03');
  });

  it('of a deal only before its ten years are over', () => {
    const deal = { ...request, dealAt: '2026-11-04T12:00:00Z' };
    expect(announcedDeletion(deal, new Date('2027-05-02T12:00:00Z'))).toBeUndefined();
    expect(announcedDeletion(deal, new Date('2036-12-15T12:00:00Z'))).toBe('2037-01-01');
  });

  it('of a request with a history: fourteen days after the mail at the earliest', () => {
    const answered = { ...request, state: { version: 1, step: 'kontakt' as const } };
    expect(announcedDeletion(answered, new Date('2027-05-02T12:00:00Z'))).toBe('2027-05-16');
    const told = { ...answered, state: { ...answered.state, announcedAt: '2027-04-20T10:00:00Z' } };
    expect(announcedDeletion(told, new Date('2027-04-21T12:00:00Z'))).toBe('2027-05-04');
  });

  it('not of a request with a date ahead, nor of a kept one', () => {
    const state = { version: 1, step: 'kontakt' as const };
    const now = new Date('2027-05-02T12:00:00Z');
    const date = { what: 'anruf' as const, day: '2027-05-02', number: 1 };
    expect(announcedDeletion({ ...request, state: { ...state, date } }, now)).toBeUndefined();
    const kept = { ...request, state: { ...state, keptAt: '2027-04-20T10:00:00Z' } };
    expect(announcedDeletion(kept, now)).toBeUndefined();
    // Of a deal ten years are the end.
    const deal = { ...kept, dealAt: '2016-11-04T12:00:00Z' };
    expect(announcedDeletion(deal, new Date('2026-12-20T12:00:00Z'))).toBe('2027-01-03');
  });
});

it('a deal is kept for ten years from the end of the German year in which it was marked', () => {
  expect(lastDayOfDeal('2026-11-04T12:00:00Z')).toBe('2036-12-31');
  expect(lastDayOfDeal('2026-12-31T23:30:00Z')).toBe('2037-12-31');
});
