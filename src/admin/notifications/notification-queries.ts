import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#shared/browser/query-of.ts';
import { notificationRoutes } from './contract.ts';
import { knownDevice } from './device/known-device.ts';
import { lastArrival, reachOf } from './device/reach-device.ts';
import { pushRoutes } from './push/contract.ts';

export const notificationQuery = queryOf(['notifications'], notificationRoutes.show);

export const PUSH = ['push'];

export const pushQuery = queryOf([...PUSH, 'state'], pushRoutes.show);

/** Needs no server. */
export const thisDeviceQuery = queryOptions({
  queryKey: [...PUSH, 'this-device'],
  queryFn: async () => ({ reach: reachOf(), id: knownDevice(), lastArrival: await lastArrival() }),
});
