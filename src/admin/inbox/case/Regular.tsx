import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { STEP_LABELS } from '#content/steps.ts';
import { germanPrice } from '#domain/requests/case/price.ts';
import { stepOf } from '#domain/requests/case/steps.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { inboxQuery } from '../contact-queries.ts';
import { earlierRequests } from './earlier-requests.ts';
import { regularTexts as texts } from './texts.ts';

/** The last earlier request of the same person, as a link: 'Schon Kunde: 06.06.2026, Erledigt, 89,00 €'. */
export function Regular({ contact }: { contact: ContactSubmission }) {
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
        {texts.last(dealAt !== undefined, [day, STEP_LABELS[stepOf(last)], price].filter(Boolean).join(', '))}
      </Link>
      {others.length > 0 && ` ${texts.others(others.length)}`}
    </p>
  );
}
