import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#server/environment.ts';

const good = { DATABASE_URL: 'postgres://here', SESSION_SECRET: 'a key of more than thirty-two characters' };

describe('the environment', () => {
  it('names every variable that is missing or too short, and no value', () => {
    expect(() => readEnvironment({})).toThrow(
      'Environment variables missing or too short: DATABASE_URL, SESSION_SECRET',
    );
    expect(() => readEnvironment({ ...good, SESSION_SECRET: 'short' })).toThrow(/SESSION_SECRET$/);
  });

  it('takes the name that Netlify’s Neon extension sets', () => {
    const environment = readEnvironment({ ...good, DATABASE_URL: '', NETLIFY_DATABASE_URL: 'postgres://neon' });
    expect(environment.databaseUrl).toBe('postgres://neon');
  });

  it('accepts two signing keys, the newest first', () => {
    const previous = 'the key before, also longer than thirty-two';
    expect(readEnvironment({ ...good, SESSION_SECRET_PREVIOUS: previous }).sessionSecrets).toEqual([
      good.SESSION_SECRET,
      previous,
    ]);
  });
});
