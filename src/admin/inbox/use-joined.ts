import { useEffect, useState } from 'react';
import type { byCustomer } from '#domain/requests/person/customers.ts';

/**
 * Returns what joins requests to customers, undefined until somebody searches: it comes late, because it reads phone
 * numbers. Without it a search finds each request by its own words.
 */
export function useJoined(isSearched: boolean): typeof byCustomer | undefined {
  const [join, setJoin] = useState<typeof byCustomer>();
  useEffect(() => {
    if (!isSearched) return;
    const coming = import('#domain/requests/person/customers.ts').then((module) => setJoin(() => module.byCustomer));
    coming.catch(() => undefined);
  }, [isSearched]);
  return join;
}
