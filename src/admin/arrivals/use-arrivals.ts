import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { INBOX_KEY } from '#admin/shown/inbox-key.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { type Arrivals, arrivalRoutes } from './contract.ts';

const arrivalQuery = queryOf([...INBOX_KEY, 'arrivals'], arrivalRoutes.show);

export type MenuNews = Pick<Arrivals, 'waiting' | 'areMailsFailing'>;

/** Counts the owner's open tasks, also at the app's icon. In the inbox new requests become seen. */
export function useArrivals(isInbox: boolean): MenuNews {
  const client = useQueryClient();
  const { data: news = NO_NEWS } = useQuery(arrivalQuery);
  const { count, waiting } = news;

  useEffect(() => {
    if (!isInbox || count === 0) return;
    const see = async () => {
      if (document.visibilityState === 'hidden') return;
      // After a failure the requests stay 'new' until the next try.
      const now = await call(arrivalRoutes.see).catch(() => undefined);
      if (now) client.setQueryData(arrivalQuery.queryKey, now);
    };
    void see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [client, isInbox, count]);

  useEffect(() => {
    const change = waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
    change?.catch(() => undefined);
  }, [waiting]);

  return news;
}

const NO_NEWS: Arrivals = { count: 0, waiting: 0, areMailsFailing: false };
