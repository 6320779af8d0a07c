import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PaidButton } from '#admin/case/PaidButton.tsx';
import { replyMenuTexts } from '#admin/reply/texts.ts';
import { LINE, ROW } from '#admin/shown/card-look.ts';
import { inboxAnswers, inboxTexts } from '#admin/shown/texts.ts';
import { useOwn } from '#admin/shown/use-customers.ts';
import type { ListedCustomer } from '#domain/customers/listed-customer.ts';
import { shortPrice } from '#domain/jobs/price.ts';
import { shownValue } from '#domain/requests/fields.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { berlinDay, daysBetween } from '#shared/format/berlin-day.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { SheetButton } from '#shared/ui/SheetButton.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { customersTexts as texts } from './customers-texts.ts';
import { LateCallLink } from './LateCallLink.tsx';
import { REMINDED_AFTER_DAYS } from './limits.ts';

const ReplyMenu = latePart('h-[20rem]', async () => (await import('#admin/reply/ReplyMenu.tsx')).ReplyMenu);

export interface Listed {
  customer: ListedCustomer;
  job?: ListedCustomer['open'][number];
}

const WORDS = 'flex items-baseline gap-x-[0.3em] @max-[19rem]:flex-wrap';
const END = 'ml-auto shrink-0 pl-2 tabular-nums';

interface RowProps {
  customer: ListedCustomer;
  price?: ReactNode;
  words: readonly (string | undefined)[];
  end?: ReactNode;
  children?: ReactNode;
}

const Row = ({ customer: { id, name, place }, price, words, end, children }: RowProps) => (
  <li
    className="relative flex min-h-[4.25rem] scroll-mt-8 flex-wrap items-center gap-x-2 border-b border-glass-3 px-4 last:border-b-0 @max-[19rem]:py-2"
    ref={handOnFocus}
  >
    <div className="min-w-0 flex-1 @max-[19rem]:basis-full">
      <div className={WORDS}>
        <span className="min-w-0 font-medium" dir="auto">
          <Link className={ROW.opener} href={`/kunde?contact=${id}`}>
            {name}
          </Link>
        </span>
        {place && <span className={ROW.place}>· {place}</span>}
        <span className={END}>{price}</span>
      </div>
      <p className={`${WORDS} text-small leading-[1.375rem] text-ink-soft`}>
        <span>{words.filter(Boolean).join(' · ')}</span>
        <span className={END}>{end}</span>
      </p>
    </div>
    {children}
  </li>
);

const priceOf = (cents: number | undefined) => (cents ? shortPrice(cents) : undefined);

/** A customer in the list from A to Z: the last job, and the next date or what is due. */
export function AnyRow({ customer }: Listed) {
  const { last, next, due, open } = customer;
  const state = due ? texts.chips.due : open.length > 0 && texts.chips.open;
  return (
    <Row
      customer={customer}
      price={priceOf(last?.cents)}
      words={[last?.day && texts.last(last.day)]}
      end={next ? texts.day(next) : <strong className="font-medium text-ink">{state}</strong>}
    />
  );
}

export function DueRow({ customer }: Listed) {
  const { name, phone, due, last } = customer;
  return (
    <Row customer={customer} words={[due && texts.dueSince(due), priceOf(last?.cents)]}>
      {phone && <LateCallLink name={name} phone={phone} />}
    </Row>
  );
}

export function OpenRow({ customer, job }: Listed) {
  const { name } = customer;
  if (!job) return null;
  const [kind] = job.service ? shownValue('service', job.service).split(' ') : [];
  const isOld = daysBetween(job.day, berlinDay(new Date())) >= REMINDED_AFTER_DAYS;
  return (
    <Row
      customer={customer}
      price={<span className="text-[1.125rem] font-medium">{priceOf(job.cents)}</span>}
      words={[kind, texts.finished(texts.day(job.day))]}
    >
      <PaidButton
        className="button relative px-3"
        request={{ id: job.request, name, state: { version: job.version, step: 'erledigt' } }}
        job={job.id}
      />
      {isOld && (
        <div className="w-full">
          <SheetButton
            title={inboxTexts.remind}
            sheet={() => <Reminder job={job} />}
            className={`relative ${LINE.opener}`}
          >
            {inboxTexts.remind}
            <span className="sr-only">, {name}</span>
          </SheetButton>
        </div>
      )}
    </Row>
  );
}

function Reminder({ job }: { job: ListedCustomer['open'][number] }) {
  const { request, error, isGone, refetch } = useOwn(job.request);
  const title = replyMenuTexts.reminder;
  if (isGone) return <p>{inboxAnswers.gone}</p>;
  if (!request && error) return <LoadFailure error={error} fallback={replyMenuTexts.loadFailed} retry={refetch} />;
  if (!request?.state) return <Skeleton className="h-[20rem] w-full" />;
  // The price of this job, because another one may follow at the same request.
  const owing = { ...request, state: { ...request.state, priceCents: job.cents } };
  return <ReplyMenu request={owing} address={request.place} way="any" first={title} fitting={[title]} />;
}
