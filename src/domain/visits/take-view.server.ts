import { isbot } from 'isbot';
import { USER_AGENT_MAX_CHARS } from '#config/limits.ts';
import { publicPageOf } from '#content/pages.ts';
import type { Db } from '#server/db/schema/index.ts';
import { readEnvironment } from '#server/environment.ts';
import { browserOf, osOf } from '#shared/user-agent.ts';
import { type PageView, RESENT_HEADER } from './page-view.ts';
import { completeView, storeView } from './view-store.server.ts';
import { visitorHash } from './visitor-hash.server.ts';
import { countryOf, deviceByUserAgent, looksLikeBot } from './visitor-traits.ts';

interface Report {
  body: PageView;
  request: Request;
  /** The client's address, for the hash (ruling 11). */
  address: string;
}

export async function takeView(db: Db, { body, request, address }: Report, now: Date): Promise<void> {
  // Ignores addresses without a page (ruling 28).
  const page = publicPageOf(body.page);
  if (!page) return;
  const traits = traitsOf(body, request);
  const hash = async () => {
    if (traits.isBot || !readEnvironment().countsUndecidedVisitors) return null;
    return visitorHash(db, { address, userAgent: traits.userAgent ?? '' }, now);
  };
  // Hashes without consent, because the sent id lasts for one page only.
  const sessionId = isWithConsent(body) ? body.sessionId || null : await hash();
  const view = { ...traits, isBot: traits.isBot === true, page, sessionId, timestamp: now };
  if (request.headers.get(RESENT_HEADER) === 'true') {
    const knownAs = [sessionId, await hash()].filter((id) => id !== null);
    if (knownAs.length > 0 && (await completeView(db, view, knownAs, now))) return;
  }
  await storeView(db, view);
}

export type ViewTraits = Required<Omit<PageView, 'sessionId' | 'page'>>;

/** Whether the visitor consented, because only then a report has more than page and sessionId. */
export const isWithConsent = ({ sessionId: _, page: __, ...traits }: PageView): boolean =>
  Object.values(traits).some((value) => value !== undefined && value !== null);

/** Takes the traits from the report with consent, else from the request's headers (ruling 10). Always detects bots. */
export function traitsOf(view: PageView, request: Request): ViewTraits {
  const userAgent = view.userAgent ?? userAgentOf(request);
  return {
    userAgent: userAgent || null,
    referrer: view.referrer ?? null,
    country: view.country ?? countryOf(request.headers.get('accept-language')?.split(/[,;]/)[0]),
    device: view.device ?? deviceByUserAgent(userAgent),
    browser: view.browser ?? browserOf(userAgent),
    os: view.os ?? osOf(userAgent),
    isBot: view.isBot || isBotName(userAgent),
    viewportWidth: view.viewportWidth ?? null,
    viewportHeight: view.viewportHeight ?? null,
  };
}

const isBotName = (name: string) => looksLikeBot(name) || isbot(name);

const userAgentOf = ({ headers }: Request) => headers.get('user-agent')?.slice(0, USER_AGENT_MAX_CHARS) ?? '';
