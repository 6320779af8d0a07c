import { setTimeout as sleep } from 'node:timers/promises';
import { findAnnouncement } from '#domain/absence/absences.server.ts';
import { ABSENCE_WAIT_MS } from '#domain/absence/limits.ts';
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
    return withAbsence(db, now);
  },

  async interaction({ body, request, address, afterAnswer }, { db, now }) {
    limitPosts(address, now);
    const isCounted = !refusesTracking(request) && !traitsOf({ page: '/' }, request).isBot;
    if (isCounted) afterAnswer(countInteraction(db, body.kind, now));
    return withAbsence(db, now);
  },
};

/** Brings the absence, because a first visit has no call to spare. Waits for no slow database: then it brings none. */
async function withAbsence(db: Db, now: Date) {
  const finding = findAnnouncement(db, now).catch(() => undefined);
  const absence = await Promise.race([finding, sleep(ABSENCE_WAIT_MS, undefined, { ref: false })]);
  return new Reply(202, { ok: true, absence });
}

/** Whether Global Privacy Control is on (ruling 10). Our pages then send nothing; other senders are not counted. */
const refusesTracking = (request: Request) => request.headers.get('sec-gpc') === '1';

function limitPosts(address: string, now: Date): void {
  const waitS = brakePosts(address, readEnvironment().analyticsPostsPerWindow, now);
  if (waitS > 0) throw new HttpError(429, analyticsErrors.tooMany, { headers: { 'retry-after': String(waitS) } });
}
