import { isNameless } from '#domain/requests/case/nameless.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { digitsOf } from '../filter-requests.ts';

/** Fewer digits are an area code. */
const DIGITS_MIN = 6;
const CALLERS_SHOWN = 3;

/** Finds whose number holds the typed digits, each name once; none while too many would fit. Cheap enough per key. */
export function knownCallers(contacts: readonly StoredRequest[], typed: string): StoredRequest[] {
  const digits = digitsOf(typed);
  if (digits.length < DIGITS_MIN) return [];
  const callers = new Map<string, StoredRequest>();
  for (const contact of contacts) {
    const name = contact.name.toLowerCase();
    if (callers.has(name) || isNameless(contact.name) || !contact.phone) continue;
    if (digitsOf(contact.phone).includes(digits)) callers.set(name, contact);
  }
  return callers.size > CALLERS_SHOWN ? [] : [...callers.values()];
}

/** The day of the last contact or work: '27.11.', or '27.11.2024' of another year. */
export function lastDay({ createdAt, state }: StoredRequest, today = berlinDay(new Date())): string {
  const arrived = berlinDay(new Date(createdAt));
  const worked = state?.workDay ?? '';
  const day = worked > arrived && worked <= today ? worked : arrived;
  const [year = '', ...rest] = day.split('-');
  return `${rest.toReversed().join('.')}.${year === today.slice(0, 4) ? '' : year}`;
}
