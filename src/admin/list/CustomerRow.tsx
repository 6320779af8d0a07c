import { Link } from 'wouter';
import { PaidButton } from '#admin/case/PaidButton.tsx';
import { ROW } from '#admin/shown/card-look.ts';
import type { ListedCustomer } from '#domain/customers/listed-customer.ts';
import { shortPrice } from '#domain/jobs/price.ts';
import { shownValue } from '#domain/requests/fields.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { customersTexts as texts } from './customers-texts.ts';
import { LateCallLink } from './LateCallLink.tsx';

type Job = ListedCustomer['open'][number];
export type Listed = { customer: ListedCustomer; job?: Job };

const LINE = 'flex items-baseline gap-x-[0.3em] @max-[19rem]:flex-wrap';
const END = 'ml-auto shrink-0 pl-2 tabular-nums';

export function CustomerRow({ customer, job, isDue }: Listed & { isDue: boolean }) {
  const { id, name, place, phone, last, next, due, open } = customer;
  const cents = (job ?? last)?.cents;
  const price = cents && shortPrice(cents);
  const state = due ? texts.chips.due : open.length > 0 && texts.chips.open;
  const [kind] = job?.service ? shownValue('service', job.service).split(' ') : [];
  const words = job
    ? [kind, texts.finished(texts.day(job.day))]
    : isDue && due
      ? [texts.dueSince(due), price]
      : [last && texts.last(last.day)];
  return (
    <li
      className="relative flex min-h-[4.25rem] scroll-mt-8 items-center gap-2 border-b border-glass-3 px-4 last:border-b-0 @max-[19rem]:flex-wrap @max-[19rem]:py-2"
      ref={handOnFocus}
    >
      <div className="min-w-0 flex-1">
        <div className={LINE}>
          <span className="min-w-0 font-medium" dir="auto">
            <Link className={ROW.opener} href={`/kunde?contact=${id}`}>
              {name}
            </Link>
          </span>
          {place && <span className={ROW.place}>· {place}</span>}
          {!isDue && price && <span className={`${END} ${job ? 'text-[1.125rem] font-medium' : ''}`}>{price}</span>}
        </div>
        <p className={`${LINE} text-small leading-[1.375rem] text-ink-soft`}>
          <span>{words.filter(Boolean).join(' · ')}</span>
          {!job && !isDue && (
            <span className={`${END} ${next ? '' : 'font-medium text-ink'}`}>{next ? texts.day(next) : state}</span>
          )}
        </p>
      </div>
      {isDue && phone && <LateCallLink name={name} phone={phone} />}
      {job && (
        <PaidButton
          className="button relative px-3"
          request={{ id: job.request, name, state: { version: job.version, step: 'erledigt' } }}
          job={job.id}
        />
      )}
    </li>
  );
}
