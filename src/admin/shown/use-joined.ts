import { useEffect, useState } from 'react';
import type { customersIn } from '#domain/requests/person/customers.ts';

/**
 * Returns what joins requests to customers, undefined until somebody searches: it comes late, because it reads phone
 * numbers. Without it a search finds each request by its own words.
 */
export function useJoined(isSearched: boolean): typeof customersIn | undefined {
  const [join, setJoin] = useState<typeof customersIn>();
  useEffect(() => {
    if (!isSearched) return;
    const coming = import('#domain/requests/person/customers.ts').then((module) => setJoin(() => module.customersIn));
    coming.catch(() => undefined);
  }, [isSearched]);
  return join;
}
