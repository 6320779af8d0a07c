import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { INBOX_KEY } from '#admin/shown/inbox-key.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { type Arrivals, arrivalRoutes } from './contract.ts';
import { arrivalTexts as texts } from './texts.ts';

const arrivalQuery = queryOf([...INBOX_KEY, 'arrivals'], arrivalRoutes.show);

export type MenuNews = Pick<Arrivals, 'waiting' | 'areMailsFailing'>;

interface Place {
  isInbox: boolean;
  showInbox: () => void;
}

/**
 * Counts the owner's open tasks. A toast announces new requests, but not in the inbox, because its list has a notice
 * of its own.
 */
export function useArrivals({ isInbox, showInbox }: Place): MenuNews {
  const client = useQueryClient();
  const { data } = useQuery(arrivalQuery);
  const known = useRef<Arrivals>(undefined);
  const count = data?.count ?? 0;

  useEffect(() => {
    const before = known.current;
    known.current = data;
    // A lower count is no arrival: after a deletion another request is the newest.
    const hasCome = before && data && data.newestId !== before.newestId && data.count > 0 && data.count >= before.count;
    if (!hasCome || isInbox) return;
    showToast({
      title: data.count === 1 ? texts.one : texts.several(data.count),
      action: { label: texts.show, onSelect: showInbox },
    });
  }, [data, isInbox, showInbox]);

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

  const news = data ?? NO_NEWS;
  useBadge(news.waiting);
  return news;
}

const NO_NEWS: MenuNews = { waiting: 0, areMailsFailing: false };

function useBadge(count: number): void {
  useEffect(() => {
    const change = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    change?.catch(() => undefined);
  }, [count]);
}
