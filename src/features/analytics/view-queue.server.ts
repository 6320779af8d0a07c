import type { Kysely } from 'kysely';
import { VIEWS_STORED_AT_ONCE } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { NewView } from './view-store.server.ts';

interface Batch {
  views: NewView[];
  stored: Promise<void>;
}

/** Takes more views until it is its turn. */
let open: Batch | undefined;
let lastSettled: Promise<void> = Promise.resolve();

/**
 * Stores a view; done when it is in the database. Views that come while others are being stored go together with the
 * next statement, so that a rush costs few statements. Every one of them shares its statement's fate.
 */
export function storeView(db: Kysely<Database>, view: NewView): Promise<void> {
  if (!open || open.views.length >= VIEWS_STORED_AT_ONCE) open = newBatch(db);
  open.views.push(view);
  return open.stored;
}

/** Done when no view is on its way into the database that was handed over before. */
export const earlierViewsSettled = (): Promise<void> => lastSettled;

/** A batch behind those that wait already. */
function newBatch(db: Kysely<Database>): Batch {
  const views: NewView[] = [];
  const stored = lastSettled.then(async () => {
    if (open?.views === views) open = undefined;
    await db.insertInto('analytics').values(views).execute();
  });
  lastSettled = stored.catch(() => undefined);
  return { views, stored };
}
