import { expect, test } from 'vitest';
import { loginAnswers } from '#admin/sign-in/texts.ts';
import { loginWaitMs } from '#server/login-brake.ts';

test('the wait after failed logins is zero for the first four, then doubles up to five minutes', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 13, 5000].map((failures) => loginWaitMs(failures, 5));
  expect(waits).toEqual([0, 0, 0, 0, 2000, 4000, 8000, 16_000, 300_000, 300_000]);
});

test('the wait after failed logins is written in seconds or minutes', () => {
  expect(loginAnswers.wait(1)).toContain('1 Sekunde und');
  expect(loginAnswers.wait(59)).toContain('59 Sekunden');
  expect(loginAnswers.wait(60)).toContain('1 Minute und');
  expect(loginAnswers.wait(61)).toContain('2 Minuten');
});
