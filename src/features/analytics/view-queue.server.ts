import type { Kysely } from 'kysely';
import { VIEWS_STORED_AT_ONCE } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { NewView } from './view-store.server.ts';

interface Waiting {
  view: NewView;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const waiting: Waiting[] = [];
let isStoring = false;

/**
 * Stores a view; done when it is in the database. Views that come while others are being stored go together with the
 * next statement, so that a rush costs few statements. Every one of them shares its statement's fate.
 */
export function storeView(db: Kysely<Database>, view: NewView): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.push({ view, resolve, reject });
    if (!isStoring) storeWaiting(db);
  });
}

async function storeWaiting(db: Kysely<Database>): Promise<void> {
  isStoring = true;
  while (waiting.length > 0) {
    const together = waiting.splice(0, VIEWS_STORED_AT_ONCE);
    try {
      await db
        .insertInto('analytics')
        .values(together.map(({ view }) => view))
        .execute();
      for (const { resolve } of together) resolve();
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }
  isStoring = false;
}
