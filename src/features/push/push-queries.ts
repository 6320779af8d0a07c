import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { type PushSettings, pushRoutes } from './contract.ts';
import { knownDevice } from './device/known-device.ts';
import { lastArrival, reachOf, turnOff, turnOn } from './device/reach-device.ts';

const PUSH = ['push'];

/** The owner's devices, and what they are told. */
export const pushQuery = queryOptions({
  queryKey: [...PUSH, 'state'],
  queryFn: ({ signal }) => call(pushRoutes.show, {}, { signal }),
});

/** This browser, asked itself. */
export const thisDeviceQuery = queryOptions({
  queryKey: [...PUSH, 'this-device'],
  queryFn: async () => ({ reach: reachOf(), id: knownDevice(), lastArrival: await lastArrival() }),
});

export const useUpdatePush = () => usePushMutation((body: PushSettings) => call(pushRoutes.update, { body }));
export const useTurnOn = () => usePushMutation(turnOn);
export const useTurnOff = () => usePushMutation(turnOff);
export const useRemoveDevice = () => usePushMutation((id: string) => call(pushRoutes.remove, { params: { id } }));
export const useTestPush = () => usePushMutation((id: string) => call(pushRoutes.test, { params: { id } }));

function usePushMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: PUSH }) });
}
