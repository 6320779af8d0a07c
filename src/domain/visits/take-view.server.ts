import type { Kysely } from 'kysely';
import { publicPageOf } from '#content/pages.ts';
import type { Database } from '#server/db/schema/index.ts';
import { readEnvironment } from '#server/environment.ts';
import { type PageView, RESENT_HEADER } from './page-view.ts';
import { isWithConsent, traitsOf } from './view-of-request.server.ts';
import { completeView, storeView } from './view-store.server.ts';
import { visitorHash } from './visitor-hash.server.ts';

interface Report {
  body: PageView;
  request: Request;
  /** The client's, for the hash (ruling 11). */
  address: string;
}

/** Stores a reported view, or completes the one that it reports again. */
export async function takeView(db: Kysely<Database>, { body, request, address }: Report, now: Date): Promise<void> {
  // An address that leads nowhere was not looked at (ruling 28), whatever a program reports.
  const page = publicPageOf(body.page);
  if (!page) return;
  const traits = traitsOf(body, request);
  const hash = async () => {
    if (traits.isBot || !readEnvironment().countsUndecidedVisitors) return null;
    return visitorHash(db, { address, userAgent: traits.userAgent ?? '' }, now);
  };
  // Without consent the sent id is worth nothing: it lived in the memory of one page.
  const sessionId = isWithConsent(body) ? body.sessionId || null : await hash();
  const view = { ...traits, isBot: traits.isBot === true, page, sessionId, timestamp: now };
  if (request.headers.get(RESENT_HEADER) === 'true') {
    const knownAs = [sessionId, await hash()].filter((id) => id !== null);
    if (knownAs.length > 0 && (await completeView(db, view, knownAs, now))) return;
  }
  await storeView(db, view);
}
