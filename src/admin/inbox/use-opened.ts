import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { CONTACTS_PER_PAGE } from '#config/limits.ts';
import { isSessionOver, sentenceOf } from '#shared/api/api-error.ts';
import { uiTexts } from '#shared/ui/texts.ts';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { isShortcut } from './is-shortcut.ts';
import { inboxQuery } from './request-queries.ts';
import { inboxAnswers, inboxTexts as texts } from './texts.ts';
import { useHeldPlace } from './use-held-place.ts';
import type { InboxPlace } from './use-inbox-address.ts';

interface OpenedList {
  /** The id of the opened request, which stands beside the list also if no address names it. */
  opened: string | undefined;
  isBeside: boolean;
  /** Whether the request of the address was deleted. */
  isGone: boolean;
  list: RefObject<HTMLElement | null>;
  showNew: () => void;
}

/**
 * Scrolls to the request that the address opens. In the list an opened row goes to the top of the window, and a closed
 * one keeps its place. The keys `j` and `k` focus the next and the previous row, Escape closes.
 *
 * @returns A function that opens or closes a request.
 */
export function useOpened(
  { linked, open, turnTo }: InboxPlace,
  { opened, isBeside, isGone, list, showNew }: OpenedList,
): (id: string) => void {
  const hold = useHeldPlace(linked);
  const known = useLeading(linked, turnTo, showNew);
  const risen = useRef<string>(undefined);

  const toggle = useCallback(
    (id: string) => {
      // Beside the list one is always open; a click on it names it in the address.
      const isClosing = id === opened && !isBeside;
      if (id === linked && isBeside) return;
      known.current = isClosing ? undefined : id;
      risen.current = known.current;
      if (isClosing) hold(document.getElementById(`contact-${id}`));
      open(known.current);
    },
    [known, opened, linked, isBeside, open, hold],
  );

  // Names the one that is shown instead, because a reload would look for the deleted one.
  useEffect(() => {
    if (!isGone || known.current !== linked) return;
    known.current = opened;
    open(opened);
  }, [known, isGone, linked, opened, open]);

  useLayoutEffect(() => {
    if (risen.current !== linked || isBeside) return;
    risen.current = undefined;
    document.getElementById(`contact-${linked}`)?.closest('article')?.scrollIntoView({ behavior: 'instant' });
  }, [linked, isBeside]);

  useEffect(() => {
    function act(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      const openers = [...(list.current?.querySelectorAll<HTMLElement>('article [aria-expanded][data-row]') ?? [])];
      const isAt = (element: Element | null) => (opener: Element) => opener.closest('article')?.contains(element);
      const focused = openers.findIndex(isAt(document.activeElement));
      const at =
        focused < 0 && isBeside ? openers.findIndex((opener) => opener.matches('[aria-expanded=true]')) : focused;
      const opener = event.key === 'j' ? openers[at + 1] : event.key === 'k' ? openers[at - 1] : undefined;
      opener?.focus();
      // An open detail follows the focus.
      if (opener && opened) opener.click();
      if (event.key === 'Escape' && opened) {
        openers[at]?.focus();
        if (!isBeside) toggle(opened);
      }
    }
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [list, opened, isBeside, toggle]);

  return toggle;
}

/** Turns to a linked request's page and focuses its row, or says why not. Returns the id that is already shown. */
function useLeading(id: string | undefined, turnTo: InboxPlace['turnTo'], showNew: () => void) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [found, setFound] = useState<{ id: string }>();
  const led = useRef<{ id: string }>(undefined);
  const shown = useRef<string>(undefined);

  useEffect(() => {
    if (id === undefined || id === shown.current) {
      shown.current = id;
      return undefined;
    }
    let isWanted = true;
    const isIt = (contact: { id: string }) => contact.id === id;

    async function lead() {
      const isLoaded = client.getQueryData(inboxQuery.queryKey)?.contacts.some(isIt);
      const { contacts } = await client.fetchQuery({ ...inboxQuery, staleTime: isLoaded ? Infinity : 0 });
      if (!isWanted) return;
      const contact = contacts.find(isIt);
      if (!contact) return giveUp(inboxAnswers.gone);
      // A customer of the notebook is on no page of requests.
      if (contact.isNotebook) return navigate(`/kunde?contact=${id}`, { replace: true });
      const place = contacts.filter(({ isNotebook }) => !isNotebook).indexOf(contact);
      // Shows new requests, because its place counts them, too.
      showNew();
      shown.current = id;
      setFound(contact);
      turnTo(Math.floor(place / CONTACTS_PER_PAGE) + 1, { replace: true, linked: id });
    }
    function giveUp(description: string) {
      showToast({ title: uiTexts.sent.failedTitle, description, variant: 'destructive' });
      turnTo(1, { replace: true });
    }
    lead().catch((error) => {
      // Says nothing about an ended session, because the login does.
      if (isWanted && !isSessionOver(error)) giveUp(sentenceOf(error, texts.notFound));
    });
    return () => {
      isWanted = false;
    };
  }, [client, id, turnTo, showNew, navigate]);

  // Runs after each render until the card is drawn.
  useEffect(() => {
    if (!found || led.current === found) return;
    const heading = document.getElementById(`contact-${found.id}`);
    if (!heading) return;
    led.current = found;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  });

  return shown;
}
