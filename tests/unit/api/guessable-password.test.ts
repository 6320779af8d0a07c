import { expect, test } from 'vitest';
import { isGuessable } from '#domain/people/guessable-password.ts';

test.each([
  '123456789012',
  '210987654321',
  '22 11 1984 22 11',
  'aaaaaaaaaaaa',
  'ababababcdab',
  'qwertzuiopas',
  'ABCDEFGHIJKL!1',
  '1q2w3e4r5t6z',
  '1qaz2wsx3edc',
  'zaq12wsxcde3',
  'q1w2e3r4t5y6',
])('the long password %s is guessable', (password) => expect(isGuessable(password)).toBe(true));

test.each([
  'Ein langes Testkennwort 42',
  'Fenster mit Sprossen 7',
  'ein-langes-passwort-zum-testen',
  'stoppuhr hilft am ostersonntag',
  'x7K!pq2Lm9Zr',
  '🐕 Hund beißt nie',
])('the long password %s is not guessable', (password) => expect(isGuessable(password)).toBe(false));
