import { findBatches, findKnown, takeBack, takeNotebook } from '#domain/jobs/notebook.server.ts';
import { noteSecurity } from '#domain/people/security-log.server.ts';
import { serve } from '#http/serve.ts';
import { notebookRoutes } from './contract.ts';

export const door = serve(notebookRoutes, {
  check: async ({ body }, { db }) => ({
    known: (await findKnown(db, body.customers)).map(({ place, news }) => ({ place, news })),
  }),

  take: ({ body }, { db, admin: by, now }) =>
    db.transaction().execute(async (transaction) => {
      const count = await takeNotebook(transaction, body, { adminId: by.id, now });
      if (count > 0) await noteSecurity(transaction, { kind: 'imported-list', by, count }, now);
    }),

  batches: (_, { db }) => findBatches(db),

  takeBack: ({ query }, { db, admin: by, now }) =>
    db.transaction().execute(async (transaction) => {
      const count = await takeBack(transaction, new Date(query.at));
      if (count > 0) await noteSecurity(transaction, { kind: 'import-undone', by, count }, now);
    }),
});
