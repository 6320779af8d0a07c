import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { AnswerWays } from '#admin/card/AnswerWays.tsx';
import { Reach } from '#admin/card/RequestHead.tsx';
import { SamePerson } from '#admin/card/SamePerson.tsx';
import { PhotoStrip } from '#admin/photos/PhotoStrip.tsx';
import { DETAIL } from '#admin/shown/card-look.ts';
import { inboxTexts } from '#admin/shown/texts.ts';
import { useAlike, useCustomer, useOwn } from '#admin/shown/use-customers.ts';
import { type Customer, ownerOf } from '#domain/jobs/customer.ts';
import { dateTexts } from '#domain/jobs/dates/texts.ts';
import { historyTexts } from '#domain/requests/case/history-texts.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { numericDay } from '#shared/format/german-date.ts';
import { firmIn } from '#shared/format/surname-of.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { SheetButton } from '#shared/ui/SheetButton.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { CustomerMenu } from './CustomerMenu.tsx';
import { PAGE } from './customer-look.ts';
import { JobTable } from './JobTable.tsx';
import { NextDate } from './NextDate.tsx';
import { Numbers, numbersOf } from './Numbers.tsx';
import { StaysNote } from './StaysNote.tsx';
import { customerTexts as texts } from './texts.ts';

/** The page of a customer, at '/kunde?contact=<the id of any of their requests>'. */
export function CustomerPage() {
  const id = new URLSearchParams(useSearch()).get('contact') ?? '';
  const { data, dataUpdatedAt, error, isGone, isLoading, refetch } = useOwn(id);
  const customer = useCustomer(id);
  return (
    <div aria-busy={isLoading}>
      {customer ? <CustomerView id={id} customer={customer} /> : <PageHeading title={pageTitles.customer} />}
      {isLoading && <Skeleton className="h-[30rem] w-full" />}
      {error && !isGone && (
        <LoadFailure error={error} fallback={inboxTexts.loadFailed} retry={refetch} loadedAt={data && dataUpdatedAt} />
      )}
      {isGone && (
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

function CustomerView({ id, customer }: { id: string; customer: Customer }) {
  const { name, email, phone = '', address, jobs, requests, dated = requests[0] } = customer;
  const { firm, person } = firmIn(name);
  const others = useAlike(customer).filter(({ later }) => !later.like?.isOpen);
  // Others' forms close.
  const oldest = requests.at(-1)?.id;
  const asked = requests.filter(({ isNotebook }) => !isNotebook);
  const numbers = numbersOf(requests);
  const isSeveral = (['phone', 'mail'] as const).some((icon) => numbers.filter((one) => one.icon === icon).length > 1);
  // Several have ways of their own.
  const own = isSeveral ? { email: '', phone: '' } : { email, phone };

  return (
    <article className={PAGE.pane} aria-labelledby="customer">
      <header className={`${PAGE.edge} grid gap-1 pt-5 pb-4`}>
        <div className="flex items-start justify-between gap-2">
          <h1 id="customer" className="text-[1.5rem] leading-[1.3] font-heavy wrap-anywhere" dir="auto">
            {firm || name}
          </h1>
          <SheetButton
            title={name}
            sheet={(close) => <CustomerMenu customer={customer} onDone={close} />}
            className={`-my-2 -mr-3 ${DETAIL.more}`}
            aria-label={texts.more}
          >
            <Icon name="more" />
          </SheetButton>
        </div>
        {firm && person && <p dir="auto">{person}</p>}
        <Reach {...own} address={address} />
        {isSeveral && <Numbers numbers={numbers} />}
        {others.map(({ other }) => (
          <p key={other.id} className="text-ink-soft">
            {texts.shares}{' '}
            <Link className="py-3 text-petrol underline underline-offset-4" href={`/kunde?contact=${other.id}`}>
              <bdi>{ownerOf(other)}</bdi>
            </Link>
          </p>
        ))}
      </header>
      <SamePerson key={id} customer={customer} className={PAGE.edge} />
      <div className={`${DETAIL.ways} ${PAGE.edge}`}>
        {requests[0] && <AnswerWays contact={{ ...requests[0], ...own }} address={address} />}
      </div>
      <div className={PAGE.edge}>
        <StaysNote key={oldest} customer={customer} />
      </div>
      <section className={`${PAGE.edge} border-y border-glass-3 bg-glass-1`} aria-label={dateTexts.title}>
        {dated && <NextDate key={oldest} customer={customer} request={dated} />}
      </section>
      <Part title={texts.jobs}>
        {jobs.length > 0 ? (
          <JobTable jobs={jobs} />
        ) : (
          <p className="py-1.5 text-ink-soft">
            {asked.length < requests.length ? historyTexts.marks.imported : texts.noJobs}
          </p>
        )}
      </Part>
      {requests.some(({ photos }) => photos) && (
        <Part title={texts.photos}>
          <PhotoStrip requests={requests} />
        </Part>
      )}
      {asked.length > 0 && (
        <Part title={texts.requests}>
          <ul>
            {asked.map(({ id, createdAt, message }) => (
              <li key={id} className="border-b border-glass-3 last:border-b-0">
                <Link
                  className="flex min-h-touch items-center gap-x-2 no-underline hover:underline @max-[18rem]:flex-wrap"
                  href={`/contacts/${id}`}
                >
                  <span className={PAGE.day}>{numericDay(berlinDay(new Date(createdAt)))}</span>
                  <span className="min-w-0 truncate text-petrol" dir="auto">
                    {message ? texts.quoted(message) : inboxTexts.noMessage}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={PAGE.edge} aria-label={title}>
    <h2 className={PAGE.title}>{title}</h2>
    {children}
  </section>
);
