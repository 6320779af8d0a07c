import { useContext } from 'react';
import { Link } from 'wouter';
import { bandOf } from '#admin/case/search-requests.ts';
import { isFiltering, isSearching, type RequestFilter } from '#admin/shown/request-filter.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { useOwn } from '#admin/shown/use-customers.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { notTwice } from '#shared/browser/once.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { RequestRow } from './RequestRow.tsx';
import { type InboxPlace, inboxHref } from './use-inbox-address.ts';
import type { Listed } from './use-listed.ts';

export interface InboxProps {
  listed: Listed;
  address: InboxPlace;
  opened: string | undefined;
}

export function InboxRows({ listed, address, opened }: InboxProps) {
  const { still, filter, list, query, leaving } = listed;
  // A row that has left the list keeps its place, and says what the opened request says.
  const { request } = useOwn(opened ?? '');
  const rows = still.map((row) => (row.id === request?.id ? request : row));
  return (
    <div ref={list} onClickCapture={notTwice} {...leaving}>
      {query.isPending && <Skeleton className="h-[22.5rem] w-full" />}
      {grouped(rows, filter).map(([title, some]) => (
        <section key={title ?? ''} aria-label={title}>
          {title && <h3 className="px-4 pt-3 text-small font-normal tracking-normal text-ink-soft">{title}</h3>}
          <ul>
            {some.map((contact) => (
              <RequestRow
                key={contact.id}
                contact={contact}
                heading={title ? 'h4' : 'h3'}
                href={inboxHref({ ...address, id: contact.id })}
                isOpen={contact.id === opened}
                isHit={isSearching(filter)}
                replaces={address.id !== undefined}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function grouped(rows: readonly StoredRequest[], filter: RequestFilter) {
  const now = new Date();
  return [...Map.groupBy(rows, (row) => (isSearching(filter) ? texts.bands[bandOf(row, now)] : undefined))];
}

export function NothingHere({ filter, onReset }: { filter: RequestFilter; onReset: () => void }) {
  const isOwner = useContext(IsOwner);
  if (!isFiltering(filter)) {
    return (
      <Empty>
        <p>{texts.empty}</p>
        <p>{texts.emptyHint}</p>
        {isOwner && (
          <Link className="button" href="/settings#notebook">
            {texts.takeOver}
          </Link>
        )}
      </Empty>
    );
  }
  const isStateAlone = !isFiltering({ ...filter, state: '' });
  return (
    <Empty>
      <p>{texts.noMatch}</p>
      {filter.search && <p>{texts.noMatchHint}</p>}
      {isStateAlone && <p>{texts.nothingAt[filter.state]}</p>}
      <button type="button" className="button" onClick={onReset}>
        {texts.resetFilter}
      </button>
    </Empty>
  );
}
