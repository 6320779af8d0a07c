import { noteSecurity } from '#domain/people/security-log.server.ts';
import { findKnown, lastNotebook, takeBack, takeNotebook } from '#domain/requests/notebook.server.ts';
import { serve } from '#http/serve.ts';
import { notebookRoutes } from './contract.ts';

export const door = serve(notebookRoutes, {
  check: async ({ body }, { db }) => ({ known: await findKnown(db, body.customers) }),

  take: ({ body }, { db, admin, now }) =>
    db.transaction().execute(async (transaction) => {
      const { count, isNew } = await takeNotebook(transaction, body, { adminId: admin.id, now });
      if (isNew) await noteSecurity(transaction, { kind: 'imported-list', by: admin, count }, now);
      return { count };
    }),

  last: (_, { db }) => lastNotebook(db),

  takeBack: ({ query }, { db, admin, now }) =>
    db.transaction().execute(async (transaction) => {
      const counts = await takeBack(transaction, new Date(query.at));
      if (counts.removed > 0) {
        await noteSecurity(transaction, { kind: 'import-undone', by: admin, count: counts.removed }, now);
      }
      return counts;
    }),
});
