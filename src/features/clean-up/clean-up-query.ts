import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { cleanUpRoutes } from './contract.ts';

export const cleanUpQuery = queryOptions({
  queryKey: ['clean-up'],
  queryFn: ({ signal }) => call(cleanUpRoutes.status, {}, { signal }),
});
