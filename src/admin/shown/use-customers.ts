import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Customer, customerOf } from '#domain/jobs/customer.ts';
import { customersIn, likeThem } from '#domain/jobs/customers.ts';
import { inboxQuery } from './request-queries.ts';

/** The customer of a request; undefined while the inbox loads, and for a request that is gone. */
export function useCustomer(id: string) {
  const { data } = useQuery(inboxQuery);
  const requests = data && customersIn(data.contacts).get(id);
  return useMemo(() => requests && customerOf(requests), [requests]);
}

/** Who has the same number as a customer and is somebody else. */
export function useAlike(customer: Customer | undefined) {
  const { data } = useQuery(inboxQuery);
  return useMemo(
    () => (customer && data ? likeThem(customer.requests, customersIn(data.contacts)) : []),
    [customer, data],
  );
}
