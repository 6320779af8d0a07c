import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Customer, customerOf } from '#domain/jobs/customer.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { ownQuery } from './request-queries.ts';

/** A request with all of its customer, as loaded; `isGone`: it lies in the bin or is erased. */
export function useOwn(id: string) {
  const query = useQuery({ ...ownQuery(id), enabled: id !== '' });
  const isGone = id === '' || (query.error instanceof ApiError && query.error.status === 404);
  const requests = isGone ? undefined : query.data?.requests;
  return { ...query, isGone, requests, request: requests?.find((one) => one.id === id) };
}

export function useCustomer(id: string) {
  const { requests } = useOwn(id);
  return useMemo(() => requests && customerOf(requests), [requests]);
}

export function useAlike(customer: Customer | undefined) {
  const [own] = customer?.requests ?? [];
  const { data } = useQuery({ ...ownQuery(own?.id ?? ''), enabled: own !== undefined });
  return (data?.alike ?? []).flatMap((other) => {
    const isLater = other.like?.customer === own?.customerId;
    const later = isLater ? other : customer?.requests.find(({ like }) => like?.customer === other.customerId);
    return later ? [{ other, later }] : [];
  });
}
