import { digitsOf } from '#admin/shown/filter-requests.ts';
import { isNameless } from '#domain/requests/case/nameless.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';

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

/** The day of the last contact or job: '27.11.', or '27.11.2024' of another year. The notebook may name none. */
export function lastDay({ createdAt, isNotebook, state }: StoredRequest, today = berlinDay(new Date())) {
  const jobs = state?.jobs?.map(({ day }) => day) ?? [];
  const day = [...(isNotebook ? [] : [berlinDay(new Date(createdAt))]), ...jobs].sort().at(-1);
  const [year, ...rest] = day?.split('-') ?? [];
  return day && `${rest.toReversed().join('.')}.${year === today.slice(0, 4) ? '' : year}`;
}
