import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { type NotificationSettings, notificationRoutes } from './contract.ts';

export const notificationQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => call(notificationRoutes.show, {}, { signal }),
});

export function useUpdateNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NotificationSettings) => call(notificationRoutes.update, { body }),
    onSuccess: () => client.invalidateQueries(notificationQuery),
  });
}

export function useTestMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(notificationRoutes.test),
    onSettled: () => client.invalidateQueries(notificationQuery),
  });
}

export function useConfirmArrival() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (monday: string) => call(notificationRoutes.confirmArrival, { body: { monday } }),
    onSettled: () => client.invalidateQueries(notificationQuery),
  });
}
