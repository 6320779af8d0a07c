import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#shared/browser/query-of.ts';
import { notificationRoutes } from './contract.ts';
import { knownDevice } from './device/known-device.ts';
import { lastArrival, reachOf } from './device/reach-device.ts';
import { pushRoutes } from './push/contract.ts';

export const notificationQuery = queryOf(['notifications'], notificationRoutes.show);

/** What all that is about devices is asked anew by. */
export const PUSH = ['push'];

/** The owner's devices, and what they are told. */
export const pushQuery = queryOf([...PUSH, 'state'], pushRoutes.show);

/** This browser, asked itself. */
export const thisDeviceQuery = queryOptions({
  queryKey: [...PUSH, 'this-device'],
  queryFn: async () => ({ reach: reachOf(), id: knownDevice(), lastArrival: await lastArrival() }),
});
