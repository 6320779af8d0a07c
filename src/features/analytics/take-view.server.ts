import type { Kysely } from 'kysely';
import { VIEWS_ON_THEIR_WAY_AT_MOST } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';
import { readEnvironment } from '#server/environment.ts';
import { type PageView, RESENT_HEADER } from './contract.ts';
import { isWithConsent, traitsOf } from './view-of-request.server.ts';
import { earlierViewsSettled, storeView } from './view-queue.server.ts';
import { completeView } from './view-store.server.ts';
import { visitorHash } from './visitor-hash.server.ts';

interface Report {
  body: PageView;
  request: Request;
  /** The client's, for the hash (ruling 11). */
  address: string;
}

let onTheirWay = 0;

/** Whether so many views wait for the database that the next shall not be answered before it is stored. */
export const isBehind = (): boolean => onTheirWay > VIEWS_ON_THEIR_WAY_AT_MOST;

/** Stores a reported view, or completes the one that it reports again. */
export async function takeView(db: Kysely<Database>, report: Report, now: Date): Promise<void> {
  onTheirWay += 1;
  try {
    await keep(db, report, now);
  } finally {
    onTheirWay -= 1;
  }
}

async function keep(db: Kysely<Database>, { body, request, address }: Report, now: Date): Promise<void> {
  const traits = traitsOf(body, request);
  const hash = async () => {
    if (traits.isBot || !readEnvironment().countsUndecidedVisitors) return null;
    return visitorHash(db, { address, userAgent: traits.userAgent ?? '' }, now);
  };
  // Without consent the sent id is worth nothing: it lived in the memory of one page.
  const sessionId = isWithConsent(body) ? body.sessionId || null : await hash();
  const view = { ...traits, isBot: traits.isBot === true, page: body.page, sessionId, timestamp: now };
  if (request.headers.get(RESENT_HEADER) === 'true') {
    const knownAs = [sessionId, await hash()].filter((id) => id !== null);
    // The view it was may still be on its way.
    await earlierViewsSettled();
    if (knownAs.length > 0 && (await completeView(db, view, knownAs, now))) return;
  }
  await storeView(db, view);
}
