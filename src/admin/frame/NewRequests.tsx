import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Arrivals } from '#admin/arrivals/contract.ts';
import { useArrivals } from '#admin/arrivals/use-arrivals.ts';
import { useWorkerMessages } from '#admin/notifications/push/use-worker-messages.ts';
import { refetchChanged } from '#shared/browser/use-change.ts';
import { INBOX_PATH } from './views.ts';

/** Reports within seconds by push, otherwise with the next poll, and refetches the data on the screen. */
export function NewRequests({ onNews }: { onNews: (news: Arrivals | undefined) => void }) {
  const [path, navigate] = useLocation();
  const client = useQueryClient();
  const onArrived = useCallback(() => void refetchChanged(client), [client]);
  const onOpen = useCallback((address: string) => navigate(address.replace(/^\/admin/, '') || '/'), [navigate]);
  useWorkerMessages({ onArrived, onOpen });
  const news = useArrivals(path === INBOX_PATH);
  useEffect(() => onNews(news), [onNews, news]);
  return null;
}
