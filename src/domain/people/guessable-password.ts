import * as z from 'zod/mini';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '#config/limits.ts';
import { secret } from '#shared/api/text-fields.ts';
import { passwordErrors } from './password-texts.ts';

/** Rows in which fingers and heads count up, either way. */
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertzuiopasdfghjklyxcvbnm', 'qwertyuiopasdfghjklzxcvbnm'];
const DIFFERENT_CHARS_MIN = 5;
/** Of the steps from one character to the next, in a password that is a row and little else. */
const SHARE_OF_ROW = 0.7;

/**
 * Whether a password is long and yet among the first that are tried: a number alone, a few characters again and again,
 * a row of the keyboard or the alphabet.
 */
export function isGuessable(password: string): boolean {
  const characters = [...password.toLowerCase()];
  if (/^[\d\s]+$/.test(password) || new Set(characters).size < DIFFERENT_CHARS_MIN) return true;
  const steps = characters.slice(1).map((character, n) => `${characters[n]}${character}`);
  const inRow = steps.filter((step) =>
    ROWS.some((row) => row.includes(step) || row.includes([...step].reverse().join(''))),
  );
  return inRow.length >= SHARE_OF_ROW * steps.length;
}

/** A password that is chosen: length instead of rules about characters (NIST SP 800-63B). */
export const newPassword = (tooShort: string) =>
  secret(PASSWORD_MAX_CHARS, { notText: tooShort }).check(
    z.minLength(PASSWORD_MIN_CHARS, tooShort),
    z.refine((typed) => !isGuessable(typed), passwordErrors.guessable),
  );
