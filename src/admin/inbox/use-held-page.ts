import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { contactPageQuery } from './contact-queries.ts';
import { isReading } from './is-reading.ts';

/**
 * A snapshot of a page of the inbox, as of its newest request: what arrives later is only counted (`data.newer`), so
 * that no refetch moves the list under the reader. While nobody reads, the first page's snapshot is renewed at once.
 */
export function useHeldPage(list: RefObject<HTMLElement | null>, page: number, showFirst: () => void) {
  const client = useQueryClient();
  const [until, setUntil] = useState<string>();
  // The first page says which request is the newest; every other page is asked for as it was then.
  const first = useQuery({ ...contactPageQuery(1), enabled: until === undefined });
  const query = useQuery({ ...contactPageQuery(page, until), enabled: until !== undefined || page === 1 });
  const { data, isFetching, isPlaceholderData } = query;

  const takeIn = useCallback(() => {
    client.removeQueries({ queryKey: contactPageQuery(1).queryKey, exact: true });
    setUntil(undefined);
    showFirst();
  }, [client, showFirst]);

  const { data: firstPage, dataUpdatedAt: firstAt, isFetching: isFirstFetching } = first;
  useEffect(() => {
    if (until !== undefined || !firstPage || isFirstFetching) return;
    const newest = firstPage.submissions[0]?.createdAt;
    if (newest === undefined) return;
    // The same page is already here: it need not be asked for again under its new name.
    const held = contactPageQuery(1, newest).queryKey;
    client.setQueryData(held, { ...firstPage, newer: 0 }, { updatedAt: firstAt });
    setUntil(newest);
  }, [client, firstPage, firstAt, isFirstFetching, until]);

  useEffect(() => {
    if (!data?.newer || isFetching || isPlaceholderData) return;
    const isFree = data.total === 0 || (page === 1 && !isReading(list.current));
    if (isFree) takeIn();
  }, [data, isFetching, isPlaceholderData, page, list, takeIn]);

  const { error, refetch } = until === undefined ? first : query;
  // While another page is on its way, or fails to come, the number of all is still known.
  return { ...query, error, refetch, takeIn, total: (data ?? firstPage)?.total };
}
