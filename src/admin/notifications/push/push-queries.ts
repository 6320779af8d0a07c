import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#shared/browser/query-of.ts';
import { knownDevice } from '../device/known-device.ts';
import { lastArrival, reachOf } from '../device/reach-device.ts';
import { pushRoutes } from './contract.ts';

/** What all of it is asked anew by. */
export const PUSH = ['push'];

/** The owner's devices, and what they are told. */
export const pushQuery = queryOf([...PUSH, 'state'], pushRoutes.show);

/** This browser, asked itself. */
export const thisDeviceQuery = queryOptions({
  queryKey: [...PUSH, 'this-device'],
  queryFn: async () => ({ reach: reachOf(), id: knownDevice(), lastArrival: await lastArrival() }),
});
