import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { type NotificationSettings, notificationRoutes } from './contract.ts';

export const notificationQuery = queryOf(['notifications'], notificationRoutes.show);
const { queryKey } = notificationQuery;

export const useUpdateNotifications = () =>
  useChange(queryKey, (body: NotificationSettings) => call(notificationRoutes.update, { body }));

export const useTestMail = () => useChange(queryKey, () => call(notificationRoutes.test));

export const useConfirmArrival = () =>
  useChange(queryKey, (monday: string) => call(notificationRoutes.confirmArrival, { body: { monday } }));
