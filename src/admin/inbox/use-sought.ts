import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CONTACTS_PER_PAGE } from '#config/limits.ts';
import { isSessionOver, sentenceOf } from '#shared/api/api-error.ts';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { contactPageQuery, contactPlaceQuery } from './contact-queries.ts';
import { contactsPageTexts as texts } from './texts.ts';

interface Found {
  /** The request that was sought and is to be shown; undefined as long as none was. */
  id?: string;
  /** Counts up: with each one found the inbox is read anew, because its place counts in the inbox of now. */
  visit: number;
}

/** Leads from the id of a request to the page on which it stands, or says why it can't be shown. */
export function useSought(
  sought: string | undefined,
  turnTo: (page: number, options: { replace: boolean }) => void,
): Found {
  const client = useQueryClient();
  const [found, setFound] = useState<Found>({ visit: 0 });

  useEffect(() => {
    if (sought === undefined) return undefined;
    let isWanted = true;
    const lead = async () => {
      try {
        const { before } = await client.fetchQuery(contactPlaceQuery(sought));
        if (!isWanted) return;
        client.removeQueries({ queryKey: contactPageQuery(1).queryKey, exact: true });
        setFound(({ visit }) => ({ id: sought, visit: visit + 1 }));
        turnTo(Math.floor(before / CONTACTS_PER_PAGE) + 1, { replace: true });
      } catch (error) {
        // A session's end is told by the login alone.
        if (!isWanted || isSessionOver(error)) return;
        const description = sentenceOf(error, texts.notFound);
        showToast({ title: texts.notFoundTitle, description, variant: 'destructive' });
        turnTo(1, { replace: true });
      }
    };
    void lead();
    return () => {
      isWanted = false;
    };
  }, [client, sought, turnTo]);

  return found;
}
