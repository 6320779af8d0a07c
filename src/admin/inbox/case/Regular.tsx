import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { germanPrice } from '#domain/requests/case/price.ts';
import { stepLabel, stepOf } from '#domain/requests/case/steps.ts';
import { identitiesOf } from '#domain/requests/person/identities.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { inboxQuery } from '../request-queries.ts';
import { regularTexts as texts } from './texts.ts';

/** The last earlier request of the same person, as a link: 'Schon Kunde: 06.06.2026, Erledigt, 89,00 €'. */
export function Regular({ contact }: { contact: StoredRequest }) {
  const { data } = useQuery(inboxQuery);
  const earlier = useMemo(() => earlierRequests(data?.contacts ?? [], contact), [data, contact]);
  const [last, ...others] = earlier;
  if (!last) return null;
  const { id, createdAt, dealAt, state } = last;
  const day = (state?.workDay ?? berlinDay(new Date(createdAt))).split('-').reverse().join('.');
  const price = state?.priceCents && germanPrice(state.priceCents);
  return (
    <p>
      <Link className="py-3 font-bold underline underline-offset-4" href={`/contacts?contact=${id}`}>
        {texts.last(dealAt !== undefined, [day, stepLabel(stepOf(last)), price].filter(Boolean).join(', '))}
      </Link>
      {others.length > 0 && ` ${texts.others(others.length)}`}
    </p>
  );
}

type Request = Pick<StoredRequest, 'email' | 'phone' | 'createdAt'>;

/** Finds the requests of the same person that came before this one, in the order of the list. */
export function earlierRequests<R extends Request>(all: readonly R[], request: Request): R[] {
  const own = new Set(whoIs(request));
  const ends = identitiesOf({ email: null, phone: request.phone ?? null }).map((number) => number.slice(-END_DIGITS));
  // Compares digits first, because the library takes a millisecond to read a number.
  const mayBeSame = (phone = '') => ends.some((end) => phone.replace(/\D/g, '').includes(end));
  return all.filter(
    ({ email, phone, createdAt }) =>
      createdAt < request.createdAt &&
      whoIs({ email, phone: mayBeSame(phone) ? phone : undefined }).some((identity) => own.has(identity)),
  );
}

/** The number of last digits to compare; every callable number has more. */
const END_DIGITS = 5;

const whoIs = ({ email, phone }: Pick<Request, 'email' | 'phone'>) => identitiesOf({ email, phone: phone ?? null });
