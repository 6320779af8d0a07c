import { finishedJobs } from '#domain/jobs/stored-requests.server.ts';
import { serve } from '#http/serve.ts';
import { turnoverRoutes } from './contract.ts';

export const door = serve(turnoverRoutes, {
  turnover: async ({ query: { month } }, { db }) => ({ month, jobs: await finishedJobs(db, month) }),
});
