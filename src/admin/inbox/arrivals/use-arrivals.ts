import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { arrivalQuery, seeArrivals } from './arrival-queries.ts';
import type { Arrivals } from './contract.ts';
import { arrivalTexts as texts } from './texts.ts';

interface Place {
  /** Whether the inbox is on the screen: what is in it counts as seen. */
  isInbox: boolean;
  showInbox: () => void;
}

/**
 * How many requests have come that the owner has not seen, in this window or elsewhere. A toast tells of those that come
 * while the area is open; the inbox itself needs none, it says so over its list.
 */
export function useArrivals({ isInbox, showInbox }: Place): number {
  const client = useQueryClient();
  const { data } = useQuery(arrivalQuery);
  const known = useRef<Arrivals>(undefined);
  const count = data?.count ?? 0;

  useEffect(() => {
    const before = known.current;
    known.current = data;
    // A deleted request makes an older one the newest, and is not counted any more.
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
      // What fails counts as new a little longer.
      const now = await seeArrivals().catch(() => undefined);
      if (now) client.setQueryData(arrivalQuery.queryKey, now);
    };
    void see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [client, isInbox, count]);

  useBadge(count);
  return count;
}

/** The number on the icon of the installed area, where there is one. */
function useBadge(count: number): void {
  useEffect(() => {
    const change = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    change?.catch(() => undefined);
  }, [count]);
}
