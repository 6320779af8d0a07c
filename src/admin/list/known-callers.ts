import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { shortPrice } from '#domain/jobs/price.ts';
import { isNameless } from '#domain/requests/case/nameless.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { digitsOf, namedAs } from './search-requests.ts';

/** Fewer digits are an area code; a single letter is everybody's. */
const DIGITS_MIN = 4;
const LETTERS_MIN = 2;
const CALLERS_SHOWN = 5;

export const isNumber = (typed: string): boolean => /^[+\d][\d\s()/.-]*$/.test(typed.trim());

/** Finds whom the typed name or number may mean, each name once. Cheap enough per key. */
export function knownCallers(contacts: readonly StoredRequest[], typed: string): StoredRequest[] {
  const digits = isNumber(typed) ? digitsOf(typed) : '';
  const isNamed = namedAs(typed);
  if (digits ? digits.length < DIGITS_MIN : typed.trim().length < LETTERS_MIN) return [];
  const callers = new Map<string, StoredRequest>();
  for (const contact of contacts) {
    const { name, phone = '' } = contact;
    if (callers.has(name.toLowerCase()) || isNameless(name)) continue;
    if (digits ? digitsOf(phone).includes(digits) : isNamed(name)) callers.set(name.toLowerCase(), contact);
    if (callers.size === CALLERS_SHOWN) break;
  }
  return [...callers.values()];
}

/** The day of the last contact or job: '27.11.', or '27.11.2024' of another year. The notebook may name none. */
export function lastDay({ createdAt, isNotebook, state }: StoredRequest, today = berlinDay(new Date())) {
  const jobs = state?.jobs?.map(({ day }) => day) ?? [];
  const day = [...(isNotebook ? [] : [berlinDay(new Date(createdAt))]), ...jobs].sort().at(-1);
  const [year, ...rest] = day?.split('-') ?? [];
  return day && `${rest.toReversed().join('.')}.${year === today.slice(0, 4) ? '' : year}`;
}

/** 'zuletzt 24.11.' and '189 €': when somebody was last in touch, and the price of the last job or offer. */
export function lastOf(contact: StoredRequest) {
  const cents = contact.state?.jobs?.findLast((job) => job.cents)?.cents ?? contact.state?.priceCents;
  return { day: texts.lastOn(lastDay(contact)), price: cents && shortPrice(cents) };
}
