import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { inboxRoutes } from '#admin/shown/contract.ts';
import { INBOX_KEY } from '#admin/shown/inbox-key.ts';
import type { ListedCustomer } from '#domain/customers/listed-customer.ts';
import { shortPrice } from '#domain/jobs/price.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { berlinDay, daysBetween } from '#shared/format/berlin-day.ts';
import { Chips } from '#shared/ui/Chips.tsx';
import { Empty } from '#shared/ui/Empty.tsx';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { AnyRow, DueRow, type Listed, OpenRow } from './CustomerRow.tsx';
import { customersTexts as texts } from './customers-texts.ts';
import { ListSwitch } from './ListSwitch.tsx';

const customersQuery = queryOf([...INBOX_KEY, 'customers'], inboxRoutes.customers);
const LISTS = ['all', 'due', 'open'] as const;
const ROWS = { all: AnyRow, due: DueRow, open: OpenRow };

export function CustomersPage() {
  const { data, error, isPending, refetch, dataUpdatedAt: at } = useQuery(customersQuery);
  return (
    <div className="max-w-[44rem]" aria-busy={isPending}>
      <PageHeading title={pageTitles.customers} margin="mb-1 lg:mb-2">
        <ListSwitch shown="/kunden" />
      </PageHeading>
      {isPending && <Skeleton className="h-[30rem] w-full" />}
      {error && <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} loadedAt={data && at} />}
      {data && <Lists customers={data} />}
    </div>
  );
}

const dayOf = ({ customer, job }: Listed) => job?.day ?? customer.due?.since ?? '';
const byDay = (one: Listed, other: Listed) => dayOf(one).localeCompare(dayOf(other));

function Lists({ customers }: { customers: readonly ListedCustomer[] }) {
  const [, navigate] = useLocation();
  const isOwner = useContext(IsOwner);
  const asked = new URLSearchParams(useSearch()).get('show');
  const shown = LISTS.find((list) => list === asked) ?? 'all';
  const all: Listed[] = customers.map((customer) => ({ customer }));
  const due = all.filter(({ customer }) => customer.due).toSorted(byDay);
  const open = customers.flatMap((customer) => customer.open.map((job) => ({ customer, job }))).toSorted(byDay);
  const lists = { all, due, open };
  const rows: Listed[] = lists[shown];
  const Row = ROWS[shown];
  const age = open[0] ? daysBetween(open[0].job.day, berlinDay(new Date())) : 0;
  const titleOf = { due: texts.dueMeans, open: texts.openSince(open.length, age), all: undefined }[shown];
  const sum = rows.reduce((cents, { job }) => cents + (job?.cents ?? 0), 0);
  return (
    <>
      <Chips
        label={texts.which}
        options={LISTS.map((list) => [list, `${texts.chips[list]} ${lists[list].length}`])}
        chosen={shown}
        onChoose={(list) => navigate(`/kunden${list === 'all' ? '' : `?show=${list}`}`, { replace: true })}
      />
      <section className="pane mt-2 max-[37.5em]:-mx-4 max-[37.5em]:rounded-none" aria-label={texts.chips[shown]}>
        {rows.length === 0 && (
          <Empty>
            <p>{texts.empty[shown]}</p>
            {shown === 'all' && isOwner && (
              <Link className="button" href="/settings#notebook">
                {texts.takeOver}
              </Link>
            )}
          </Empty>
        )}
        {[...Map.groupBy(rows, ({ customer }) => titleOf ?? customer.letter)].map(([title, some]) => (
          <div key={title}>
            <div className="sticky top-0 z-1 flex flex-wrap items-center justify-between gap-x-4 bg-glass-1 px-4">
              <h2 className="text-small leading-7 font-medium tracking-normal">{title}</h2>
              {sum > 0 && <p className="text-[1.25rem] font-heavy tabular-nums">{shortPrice(sum)}</p>}
            </div>
            <ul>
              {some.map((row) => (
                <Row key={row.job?.id ?? row.customer.id} {...row} />
              ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  );
}
