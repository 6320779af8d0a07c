import { describe, expect, test } from 'vitest';
import { isExpired, isOfOtherCategories, preferencesFor } from '#site/consent/cookie-choice.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const rules = { revision: 3, validMs: YEAR_MS };
const now = Date.parse('2026-05-01T12:00:00Z');

describe('the stored preferences', () => {
  test("'Nur Notwendige' has analytics and marketing off, whatever the switches say", () => {
    expect(preferencesFor('declined', { analytics: true, marketing: true }, rules, now)).toEqual({
      necessary: true,
      analytics: false,
      marketing: false,
      revision: 3,
      savedAt: now,
    });
  });

  test("'Alle akzeptieren' has all on, whatever the switches say", () => {
    expect(preferencesFor('accepted', { analytics: false, marketing: false }, rules, now)).toMatchObject({
      necessary: true,
      analytics: true,
      marketing: true,
    });
  });

  test("'Einstellungen speichern' stores the switches", () => {
    expect(preferencesFor('configured', { analytics: true, marketing: false }, rules, now)).toMatchObject({
      necessary: true,
      analytics: true,
      marketing: false,
    });
  });
});

describe('asking again', () => {
  test('a choice is valid for exactly a year', () => {
    expect(isExpired({ savedAt: now - YEAR_MS }, rules, now)).toBe(false);
    expect(isExpired({ savedAt: now - YEAR_MS - 1 }, rules, now)).toBe(true);
  });

  test('a choice without a date stays valid', () => {
    expect(isExpired({ analytics: true }, rules, now)).toBe(false);
  });

  test('other categories than today’s are asked for again', () => {
    expect(isOfOtherCategories({ revision: 2 }, rules)).toBe(true);
    expect(isOfOtherCategories({ revision: 3 }, rules)).toBe(false);
  });

  test('a choice without a revision stays valid', () => {
    expect(isOfOtherCategories({ analytics: true }, rules)).toBe(false);
  });
});
