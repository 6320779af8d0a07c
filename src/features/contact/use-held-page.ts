import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { contactPageQuery } from './contact-queries.ts';
import { isReading } from './is-reading.ts';

/**
 * A page of the inbox as it was when its newest request came: what arrives later is only counted (`data.newer`), so
 * that no refetch moves the page under the reader. Nobody reading, the first page takes it in at once.
 */
export function useHeldPage(list: RefObject<HTMLElement | null>) {
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [until, setUntil] = useState<string>();
  const query = useQuery(contactPageQuery(page, until));
  const { data, dataUpdatedAt, isFetching, isPlaceholderData } = query;

  const takeIn = useCallback(() => {
    client.removeQueries({ queryKey: contactPageQuery(1).queryKey, exact: true });
    setUntil(undefined);
    setPage(1);
  }, [client]);

  useEffect(() => {
    if (!data || isFetching || isPlaceholderData) return;
    const newest = data.submissions[0]?.createdAt;
    if (until === undefined && newest !== undefined) {
      // The same page is already here: it need not be asked for again under its new name.
      const held = contactPageQuery(1, newest).queryKey;
      client.setQueryData(held, { ...data, newer: 0 }, { updatedAt: dataUpdatedAt });
      setUntil(newest);
    }
    const isFree = data.total === 0 || (page === 1 && !isReading(list.current));
    if (until !== undefined && data.newer && isFree) takeIn();
  }, [client, data, dataUpdatedAt, isFetching, isPlaceholderData, until, page, list, takeIn]);

  return { ...query, page, setPage, takeIn };
}
