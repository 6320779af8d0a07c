import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { dateTexts } from '#domain/requests/dates/texts.ts';
import type { Customer } from '#domain/requests/person/customer.ts';
import { partedFrom } from '#domain/requests/person/customers.ts';
import { ownerNote } from '#domain/service-area/owner-note.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { once } from '#shared/browser/once.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { inboxQuery } from '../request-queries.ts';
import { inboxTexts } from '../texts.ts';
import { customersIn, useCustomer } from '../use-customers.ts';
import { CustomerMenu } from './CustomerMenu.tsx';
import { CustomerWays } from './CustomerWays.tsx';
import { EDGE, PAGE, TITLE } from './customer-look.ts';
import { JobTable } from './JobTable.tsx';
import { NextDate } from './NextDate.tsx';
import { OwnRequests } from './OwnRequests.tsx';
import { StaysNote } from './StaysNote.tsx';
import { customerTexts as texts } from './texts.ts';

/** The page of a customer, at '/kunde?contact=<the id of any of their requests>'. */
export function CustomerPage() {
  const id = new URLSearchParams(useSearch()).get('contact') ?? '';
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(inboxQuery);
  const customer = useCustomer(id);
  const others = useMemo(
    () => (customer && data ? partedFrom(customer.requests, customersIn(data.contacts)) : []),
    [customer, data],
  );
  const failure = error && (
    <LoadFailure error={error} fallback={inboxTexts.loadFailed} retry={refetch} loadedAt={data && dataUpdatedAt} />
  );
  if (customer) {
    return (
      <>
        <CustomerView customer={customer} others={others} />
        {failure}
      </>
    );
  }
  return (
    <div aria-busy={isPending}>
      <PageHeading title={pageTitles.customer} />
      {isPending && <Skeleton className="h-[30rem] w-full" />}
      {failure}
      {data && (
        <Empty>
          <p>{texts.gone}</p>
          <Link className="button" href="/contacts">
            {texts.toList}
          </Link>
        </Empty>
      )}
    </div>
  );
}

interface CustomerViewProps {
  customer: Customer;
  /** The newest requests of those who share an address or number, but are somebody else. */
  others: readonly { id: string; name: string }[];
}

function CustomerView({ customer, others }: CustomerViewProps) {
  const { name, email, phone, address, jobs, requests } = customer;
  // Others' forms close. The '…' stays, because it has the focus after parting.
  const person = requests.at(-1)?.id;
  const menu = useRef<HTMLButtonElement>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);

  function closeMenu() {
    setMenuOpen(false);
    menu.current?.focus();
  }

  return (
    <article className={PAGE} aria-labelledby="customer">
      <header className={`${EDGE} pt-5`}>
        <div className="flex items-start justify-between gap-2">
          <h1 id="customer" className="text-[1.5rem] leading-[1.3] font-heavy wrap-anywhere" dir="auto">
            {name}
          </h1>
          <button
            type="button"
            className="-my-2 -mr-3 size-12 shrink-0 rounded text-h3 leading-none text-petrol"
            aria-label={texts.more}
            aria-expanded={isMenuOpen}
            ref={menu}
            onClick={once(() => setMenuOpen(!isMenuOpen))}
          >
            …
          </button>
        </div>
        {isMenuOpen && (
          // biome-ignore lint/a11y/noStaticElementInteractions: Escape works on each button inside.
          <div className="py-3" onKeyDown={({ key }) => key === 'Escape' && closeMenu()}>
            <CustomerMenu customer={customer} onDone={closeMenu} />
          </div>
        )}
        {address && (
          <p className="text-ink-soft" dir="auto">
            {[address, ownerNote(address)].filter(Boolean).join(' · ')}
          </p>
        )}
        <p className="text-[1.25rem] font-medium tabular-nums wrap-anywhere" dir="auto">
          {phone || email}
        </p>
        {others.map(({ id, name }) => (
          <p key={id} className="text-ink-soft" ref={handOnFocus}>
            {texts.shares}{' '}
            <Link
              className="py-3 text-petrol underline underline-offset-4"
              href={`/kunde?contact=${id}`}
              dir="auto"
              onClick={() => setMenuOpen(false)}
            >
              {name}
            </Link>
          </p>
        ))}
      </header>
      <CustomerWays customer={customer} />
      <div className={EDGE}>
        <StaysNote key={person} customer={customer} />
      </div>
      <section className={`${EDGE} border-y border-glass-3 bg-glass-1`} aria-label={dateTexts.title}>
        <NextDate key={person} customer={customer} />
      </section>
      <section className={EDGE} aria-labelledby="customer-jobs">
        <h2 id="customer-jobs" className={TITLE}>
          {texts.jobs}
        </h2>
        {jobs.length > 0 ? <JobTable jobs={jobs} /> : <p className="py-1.5 text-ink-soft">{texts.noJobs}</p>}
      </section>
      <section className={EDGE} aria-labelledby="customer-requests">
        <h2 id="customer-requests" className={TITLE}>
          {texts.requests}
        </h2>
        <OwnRequests requests={requests} />
      </section>
    </article>
  );
}
