import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { SEARCH_WRITTEN_EVERY_MS } from '#config/limits.ts';
import { type ContactFilter, isFiltering } from './contact-list.ts';
import { inboxParams, readInboxAddress } from './inbox-address.ts';

/**
 * Page and filter of the inbox, kept in the address: a reload, the way back and a new login find them again. A page, and
 * beginning or ending a search, is a step of the history; each letter of it is not.
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
 * What is typed, at once, and written down not more often than browsers allow (Safari: 100 changes in ten seconds). A
 * value that comes from elsewhere, as by the way back, takes its place.
 */
function useTyped<T>(written: T, write: (value: T) => void): [T, (value: T) => void] {
  const [typed, setTyped] = useState(written);
  const [known, setKnown] = useState(written);
  const unwritten = useRef<{ value: T }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const writeLatest = useRef(write);

  if (known !== written) {
    setKnown(written);
    setTyped(written);
  }

  useEffect(() => {
    writeLatest.current = write;
  }, [write]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written, by whomever, is the latest.
  useEffect(() => {
    unwritten.current = undefined;
  }, [written]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function flush() {
    timer.current = undefined;
    if (!unwritten.current) return;
    const { value } = unwritten.current;
    unwritten.current = undefined;
    timer.current = setTimeout(flush, SEARCH_WRITTEN_EVERY_MS);
    writeLatest.current(value);
  }

  function change(value: T) {
    setTyped(value);
    unwritten.current = { value };
    if (timer.current === undefined) flush();
  }

  return [typed, change];
}
