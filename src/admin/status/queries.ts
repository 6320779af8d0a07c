import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { cleanUpRoutes, healthRoutes } from './contract.ts';

/** Asks for the database's state. A 503 is an answer; only an unreachable site is a failure. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: async ({ signal }): Promise<{ isDatabaseConnected: boolean }> => {
    try {
      const { database } = await call(healthRoutes.health, {}, { signal });
      return { isDatabaseConnected: database === 'ok' };
    } catch (error) {
      if (error instanceof ApiError && error.status === 503) return { isDatabaseConnected: false };
      throw error;
    }
  },
});

export const cleanUpQuery = queryOf(['clean-up'], cleanUpRoutes.status);
