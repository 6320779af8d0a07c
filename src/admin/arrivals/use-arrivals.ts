import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { INBOX_KEY } from '#admin/shown/inbox-key.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { type Arrivals, arrivalRoutes } from './contract.ts';

const arrivalQuery = queryOf([...INBOX_KEY, 'arrivals'], arrivalRoutes.show);

/** Counts the owner's open tasks, also at the app's icon. In the inbox, what has come becomes seen. */
export function useArrivals(isInbox: boolean): Arrivals | undefined {
  const { data: news } = useQuery(arrivalQuery);
  const waiting = news?.waiting ?? 0;

  // Again with every change, because more may have come.
  useEffect(() => {
    if (!isInbox || !news) return;
    const see = () => {
      if (document.visibilityState === 'visible') call(arrivalRoutes.see).catch(() => undefined);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [isInbox, news]);

  useEffect(() => {
    const change = waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
    change?.catch(() => undefined);
  }, [waiting]);

  return news;
}
