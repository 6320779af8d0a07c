import { sql } from 'kysely';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { type Handlers, Reply } from '#server/http/serve.ts';
import type { healthRoutes } from './contract.ts';

/** Whether the site can do its work: 200, or 503 while the database can't be reached. */
export const healthHandlers: Handlers<typeof healthRoutes> = {
  async health(_, { db }) {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ok', database: 'ok' };
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return new Reply(503, { status: 'error', database: 'unreachable' });
    }
  },
};
