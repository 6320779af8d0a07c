import { setTimeout as sleep } from 'node:timers/promises';
import { SITE_NOTE_WAIT_MS } from '#config/limits.ts';
import { findTodaysNote } from '#domain/site/note.server.ts';
import { brakePosts } from '#domain/visits/post-brake.server.ts';
import { takeView, traitsOf } from '#domain/visits/take-view.server.ts';
import { analyticsErrors } from '#domain/visits/texts.ts';
import { countInteraction } from '#domain/visits/view-store.server.ts';
import { HttpError } from '#http/http-error.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import type { Db } from '#server/db/schema/index.ts';
import { readEnvironment } from '#server/environment.ts';
import type { pageViewRoutes } from './contract.ts';

/** Takes page views from visitors (Spec §7, rulings 10-12). */
export const pageViewHandlers: Handlers<typeof pageViewRoutes> = {
  async track({ body, request, address, afterAnswer }, { db, now }) {
    limitPosts(address, now);
    if (!refusesTracking(request)) afterAnswer(takeView(db, { body, request, address }, now));
    return withNote(db, now);
  },

  async interaction({ body, request, address, afterAnswer }, { db, now }) {
    limitPosts(address, now);
    const isCounted = !refusesTracking(request) && !traitsOf({ page: '/' }, request).isBot;
    if (isCounted) afterAnswer(countInteraction(db, body.kind, now));
    return withNote(db, now);
  },
};

/** A view waits for no slow database: then its answer has no note. */
async function withNote(db: Db, now: Date) {
  const finding = findTodaysNote(db, now).catch(() => undefined);
  const note = await Promise.race([finding, sleep(SITE_NOTE_WAIT_MS, undefined, { ref: false })]);
  return new Reply(202, { ok: true, note: note?.sentence });
}

/** Whether Global Privacy Control is on (ruling 10). Our pages then send nothing; other senders are not counted. */
const refusesTracking = (request: Request) => request.headers.get('sec-gpc') === '1';

function limitPosts(address: string, now: Date): void {
  const waitS = brakePosts(address, readEnvironment().analyticsPostsPerWindow, now);
  if (waitS > 0) throw new HttpError(429, analyticsErrors.tooMany, { headers: { 'retry-after': String(waitS) } });
}
