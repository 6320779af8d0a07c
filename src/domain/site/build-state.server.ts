import type { Selectable } from 'kysely';
import { BUILD_BEGIN_MS } from '#config/limits.ts';
import type { SiteTables } from '#server/db/schema/site-tables.ts';
import { BUILD_SILENT_MS } from './limits.ts';
import { buildFailures } from './texts.ts';

type Moments = Omit<Selectable<SiteTables['siteRevisions']>, 'facts' | 'sentences' | 'admin'>;

/**
 * Says how far a revision is. One without a word for a long time has failed, but not the one that answers: `live`, whose
 * last word may have been lost.
 */
export function buildOf(one: Moments, now: Date, live = 0) {
  const { id, createdAt, startedAt, builtAt, liveAt, failedAt, reason } = one;
  const base = { revision: id, askedAt: createdAt, startedAt };
  if (id === live) return { ...base, state: 'live' as const, endedAt: liveAt ?? builtAt, reason: null };
  if (failedAt) return { ...base, state: 'failed' as const, endedAt: failedAt, reason };
  if (liveAt) return { ...base, state: 'live' as const, endedAt: liveAt, reason: null };
  const silentAt = new Date((startedAt ?? createdAt).getTime() + BUILD_SILENT_MS);
  if (silentAt <= now) return { ...base, state: 'failed' as const, endedAt: silentAt, reason: buildFailures.silent };
  return { ...base, state: startedAt ? ('building' as const) : ('queued' as const), endedAt: null, reason: null };
}

/** Finds the revision with which a passed-over one went live: null for no such one, 0 if none went live. */
export function publishedWith(one: Moments, all: readonly Moments[]): number | null {
  const inItsPlace = all.filter(({ id, startedAt }) => id > one.id && startedAt);
  if (one.startedAt || inItsPlace.length === 0) return null;
  return inItsPlace.findLast(({ liveAt }) => liveAt)?.id ?? 0;
}

/**
 * Whether a build must be asked for. Not while one runs, because its end asks again, nor shortly after a call that
 * none has begun for, because the next build takes the newest revision.
 */
export function isToAsk(all: readonly Moments[], now: Date): boolean {
  const isRunning = all.some((one) => !one.builtAt && buildOf(one, now).state === 'building');
  const beganAt = Math.max(0, ...all.map(({ startedAt }) => startedAt?.getTime() ?? 0));
  const calledAfter = Math.max(beganAt, now.getTime() - BUILD_BEGIN_MS);
  return !isRunning && !all.some(({ askedAt, failedAt }) => askedAt && !failedAt && askedAt.getTime() > calledAfter);
}
