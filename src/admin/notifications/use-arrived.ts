import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { announce } from '#shared/ui/toast/announce.ts';
import { useConfirmArrival } from './notification-queries.ts';
import { notificationTexts as texts } from './texts.ts';

/**
 * Who comes by the link of a weekly mail has it, and that is all there is to confirm: it is done at once and said, and
 * the address is the settings' own again.
 */
export function useArrived(): void {
  const monday = new URLSearchParams(useSearch()).get('arrived');
  const [path, navigate] = useLocation();
  const { mutateAsync } = useConfirmArrival();
  const confirmed = useRef<string>(undefined);
  useEffect(() => {
    if (!monday || confirmed.current === monday) return;
    confirmed.current = monday;
    navigate(path, { replace: true });
    void announce(mutateAsync(monday), { done: texts.arrivalConfirmed });
  }, [monday, path, navigate, mutateAsync]);
}
