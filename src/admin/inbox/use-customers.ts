import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { customerOf } from '#domain/requests/person/customer.ts';
import { byCustomer } from '#domain/requests/person/customers.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { inboxQuery } from './request-queries.ts';

type Requests = readonly StoredRequest[];

/** The customers of each loaded list, computed once for all components. */
const known = new WeakMap<Requests, ReturnType<typeof byCustomer<StoredRequest>>>();

/** Maps the id of each request to all requests of its customer, newest first. */
export function customersIn(contacts: Requests): ReadonlyMap<string, Requests> {
  const customers = known.get(contacts) ?? byCustomer(contacts);
  known.set(contacts, customers);
  return customers;
}

/** The customer of a request; undefined while the inbox loads, and for a request that is gone. */
export function useCustomer(id: string) {
  const { data } = useQuery(inboxQuery);
  const requests = data && customersIn(data.contacts).get(id);
  return useMemo(() => requests && customerOf(requests), [requests]);
}
