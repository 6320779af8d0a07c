import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { knownDevice } from '../device/known-device.ts';
import { lastArrival, reachOf, turnOff, turnOn } from '../device/reach-device.ts';
import { type PushSettings, pushRoutes } from './contract.ts';

const PUSH = ['push'];

/** The owner's devices, and what they are told. */
export const pushQuery = queryOf([...PUSH, 'state'], pushRoutes.show);

/** This browser, asked itself. */
export const thisDeviceQuery = queryOptions({
  queryKey: [...PUSH, 'this-device'],
  queryFn: async () => ({ reach: reachOf(), id: knownDevice(), lastArrival: await lastArrival() }),
});

export const useUpdatePush = () => useChange(PUSH, (body: PushSettings) => call(pushRoutes.update, { body }));
export const useTurnOn = () => useChange(PUSH, turnOn);
export const useTurnOff = () => useChange(PUSH, turnOff);
export const useRemoveDevice = () => useChange(PUSH, (id: string) => call(pushRoutes.remove, { params: { id } }));
export const useTestPush = () => useChange(PUSH, (id: string) => call(pushRoutes.test, { params: { id } }));
