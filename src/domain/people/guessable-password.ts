import * as z from 'zod/mini';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '#config/limits.ts';
import { secret } from '#shared/api/text-fields.ts';
import { passwordErrors } from './password-texts.ts';

/** Sequences of digits, the alphabet, and ways over the keyboard: along, down and across. Read in both directions. */
const ROWS = [
  ...['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertzuiopasdfghjklyxcvbnm', 'qwertyuiopasdfghjklzxcvbnm'],
  ...['1qay2wsx3edc4rfv5tgb6zhn7ujm8ik9ol', '1qaz', '6yhn', '1q2w3e4r5t6z7u8i9o0p', '5t6y7u'],
  ...['q1w2e3r4t5z6u7i8o9p0', 't5y6u'],
];
const DIFFERENT_CHARS_MIN = 5;
/** The share of neighbouring characters that follow a row, from which a password counts as guessable. */
const SHARE_OF_ROW = 0.7;

/** Only digits, few different characters, or a row. */
export function isGuessable(password: string): boolean {
  const characters = [...password.toLowerCase()];
  if (/^[\d\s]+$/.test(password) || new Set(characters).size < DIFFERENT_CHARS_MIN) return true;
  const steps = characters.slice(1).map((character, n) => `${characters[n]}${character}`);
  const inRow = steps.filter((step) =>
    ROWS.some((row) => row.includes(step) || row.includes([...step].reverse().join(''))),
  );
  return inRow.length >= SHARE_OF_ROW * steps.length;
}

/** Asks for length, not for kinds of characters (NIST SP 800-63B). */
export const newPassword = (tooShort: string) =>
  secret(PASSWORD_MAX_CHARS, { notText: tooShort }).check(
    z.minLength(PASSWORD_MIN_CHARS, tooShort),
    z.refine((typed) => !isGuessable(typed), passwordErrors.guessable),
  );
