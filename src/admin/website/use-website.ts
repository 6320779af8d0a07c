import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { changeSentences } from '#domain/site/changes.ts';
import { contradictionsIn } from '#domain/site/contradictions.ts';
import { factIn, isIn, readStored } from '#domain/site/stored-facts.ts';
import { useStoredDraft } from '#shared/browser/use-stored-draft.ts';
import type { Website } from './contract.ts';
import { type AllTyped, allTyped, DEVICE_KEY, isComplete, keepTyped, sendTyped } from './kept-draft.ts';
import { DRAFT_SEND_MS } from './limits.ts';
import { websiteQuery } from './website-queries.ts';

const NONE: AllTyped = {};

/** The website as it is live, with what was changed over it. Sends what is typed, and again when the network is back. */
export function useWebsite() {
  const query = useQuery(websiteQuery);
  const [typed = NONE] = useStoredDraft<AllTyped>(DEVICE_KEY);
  useSending(typed, query.dataUpdatedAt);
  const site = useMemo(() => query.data && editedSite(query.data, typed), [query.data, typed]);
  return { query, site };
}

export type EditedSite = ReturnType<typeof editedSite>;

function editedSite(state: Website, typed: AllTyped) {
  const live = readStored(state.facts, {});
  const complete = Object.entries(typed).filter(([field, { value }]) => isComplete(field, value));
  const untouched = state.draft.filter(({ field }) => !complete.some(([typedField]) => typedField === field));
  const own = complete.filter(([, { value }]) => value !== undefined).map(([field, { value }]) => ({ field, value }));
  const edited = readStored(state.facts, {}, [...untouched, ...own]);
  const entryOf = (field: string) => state.draft.find((entry) => entry.field === field);
  const liveValue = (field: string) => factIn(live, field);
  return {
    ...state,
    typed,
    live,
    edited,
    changes: changeSentences(live, edited),
    contradictions: contradictionsIn(edited, { isPublic: state.costsCredits, live }),
    liveValue,
    valueOf: (field: string): unknown => typed[field]?.value ?? factIn(edited, field),
    /** Keeps a value at once on this device, and soon on the server. */
    change: (field: string, value: unknown) =>
      keepTyped(field, { value: value ?? null, seen: seenOf(field, entryOf(field)?.version) }),
    takeBack: (field: string) => keepTyped(field, { seen: seenOf(field, entryOf(field)?.version) }),
    isChanged: (field: string) =>
      typed[field]
        ? typed[field].value !== undefined && !isIn(live, { field, value: typed[field].value })
        : entryOf(field) !== undefined,
  };
}

/** The version over which the typing of a field began. */
const seenOf = (field: string, stored = 0) => allTyped()[field]?.seen ?? stored;

function useSending(typed: AllTyped, answeredAt: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const isUnsent = Object.entries(typed).some(
      ([field, { value, theirs, isHere }]) => !theirs && !isHere && isComplete(field, value),
    );
    if (!isUnsent) return;
    const timer = setTimeout(() => void sendTyped(client), DRAFT_SEND_MS);
    return () => clearTimeout(timer);
  }, [client, typed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer says that the network is there
  useEffect(() => void sendTyped(client), [client, answeredAt]);

  useEffect(() => {
    const send = () => void sendTyped(client);
    addEventListener('online', send);
    return () => {
      removeEventListener('online', send);
      send();
    };
  }, [client]);
}
