import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { SEARCH_WRITTEN_EVERY_MS } from '#config/limits.ts';
import { type ContactFilter, isFiltering } from './filter-requests.ts';
import { inboxParams, readInboxAddress } from './inbox-address.ts';

/**
 * Keeps page and filter of the inbox in the address, so a reload, the way back and a new login find them again. A page
 * is a step of the history, and so is the beginning or end of a search; each letter of it is not.
 */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readInboxAddress(params), [params]);
  const turnTo = useCallback(
    (page: number, options?: { replace: boolean }) =>
      setParams((now) => inboxParams({ ...readInboxAddress(now), page }), options),
    [setParams],
  );
  const writeFilter = useCallback(
    (filter: ContactFilter) =>
      setParams(inboxParams({ page: 1, filter }), {
        replace: isFiltering(filter) && isFiltering(address.filter),
      }),
    [setParams, address.filter],
  );
  const [filter, setFilter] = useTyped(address.filter, writeFilter);
  return { page: address.page, sought: address.sought, sheet: address.sheet, turnTo, filter, setFilter };
}

/**
 * The filter as typed. It is written to the address at once, but while somebody types a search only when they pause,
 * because Safari allows 100 changes in ten seconds. A filter that the address brings replaces it.
 */
function useTyped(
  written: ContactFilter,
  write: (filter: ContactFilter) => void,
): [ContactFilter, (filter: ContactFilter) => void] {
  const [typed, setTyped] = useState(written);
  const [known, setKnown] = useState(written);
  if (known !== written) {
    setKnown(written);
    setTyped(written);
  }
  useEffect(() => {
    if (typed === written) return undefined;
    const isTyping = typed.search !== '' && typed.search !== written.search;
    const timer = setTimeout(() => write(typed), isTyping ? SEARCH_WRITTEN_EVERY_MS : 0);
    return () => clearTimeout(timer);
  }, [typed, written, write]);
  return [typed, setTyped];
}
