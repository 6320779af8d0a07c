import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CONTACTS_PER_PAGE } from '#config/limits.ts';
import { isSessionOver, sentenceOf } from '#shared/api/api-error.ts';
import { uiTexts } from '#shared/ui/texts.ts';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { inboxQuery } from './contact-queries.ts';
import { inboxAnswers, contactsPageTexts as texts } from './texts.ts';

/**
 * Turns to the page of a linked request and leads to its row, or says why not.
 *
 * @returns A ref to the id of the request that needs no leading, because a tap opened it.
 */
export function useLinkedRequest(
  id: string | undefined,
  turnTo: (page: number, options: { replace: boolean; linked?: string }) => void,
  showNew: () => void,
) {
  const client = useQueryClient();
  const [found, setFound] = useState<{ id: string }>();
  const led = useRef<{ id: string }>(undefined);
  const shown = useRef<string>(undefined);

  useEffect(() => {
    if (id === undefined || id === shown.current) {
      shown.current = id;
      return undefined;
    }
    let isWanted = true;

    function show(description: string) {
      showToast({ title: uiTexts.sent.failedTitle, description, variant: 'destructive' });
      turnTo(1, { replace: true });
    }

    const lead = async () => {
      const placeIn = (inbox: { contacts: readonly { id: string }[] } | undefined) =>
        inbox?.contacts.findIndex((contact) => contact.id === id) ?? -1;
      try {
        let place = placeIn(client.getQueryData(inboxQuery.queryKey));
        if (place < 0) place = placeIn(await client.fetchQuery({ ...inboxQuery, staleTime: 0 }));
        if (!isWanted) return;
        if (place < 0) return show(inboxAnswers.gone);
        // Its place counts new requests, too.
        showNew();
        shown.current = id;
        setFound({ id });
        turnTo(Math.floor(place / CONTACTS_PER_PAGE) + 1, { replace: true, linked: id });
      } catch (error) {
        // The login alone tells of a session's end.
        if (isWanted && !isSessionOver(error)) show(sentenceOf(error, texts.notFound));
      }
    };
    void lead();
    return () => {
      isWanted = false;
    };
  }, [client, id, turnTo, showNew]);

  // After each render, until the card is drawn.
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
