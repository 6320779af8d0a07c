import { describe, expect, it } from 'vitest';
import { suspicionOf } from '#site/request-form/intake.server.ts';

const request = { name: 'Erika', email: 'erika@beispiel.de' };

describe('what looks like a robot', () => {
  it('fills in the field that people do not see', () => {
    expect(suspicionOf({ ...request, subject: 'SEO offer' })).toBe('honeypot');
  });

  it('sends sooner than two seconds after the page opened', () => {
    expect(suspicionOf({ ...request, filledInMs: 1999 })).toBe('too-fast');
    expect(suspicionOf({ ...request, filledInMs: 2000 })).toBeUndefined();
  });

  it('is not a visitor without JavaScript, who sends no time', () => {
    expect(suspicionOf(request)).toBeUndefined();
  });
});
