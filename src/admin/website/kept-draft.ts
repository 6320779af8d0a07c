import type { QueryClient } from '@tanstack/react-query';
import { factIn, fromStored, isSameValue, schemaOf } from '#domain/site/stored-facts.ts';
import { ApiError, isConflict, isSessionOver, sentenceOf } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { readDraft, writeDraft } from '#shared/browser/use-stored-draft.ts';
import { type DraftEntry, type Website, websiteRoutes } from './contract.ts';
import { websiteQuery } from './website-queries.ts';

/** The key under which this device keeps what the server has not taken yet. */
export const DEVICE_KEY = 'website';

/** A changed fact that the server has not taken yet. */
export interface Typed {
  /** Null for an absent fact; undefined takes the change back. */
  value?: unknown;
  /** The version over which it was typed; 0 for the live value. */
  seen: number;
  /** Somebody else's change in between. It waits for a decision. */
  theirs?: Pick<DraftEntry, 'value' | 'version' | 'admin' | 'savedAt'>;
  /** Whether the server could not take it, and why, if it said so. */
  isHere?: boolean;
  refused?: string;
}
export type AllTyped = Readonly<Record<string, Typed>>;

const NONE: AllTyped = {};
export const allTyped = (): AllTyped => readDraft<AllTyped>(DEVICE_KEY) ?? NONE;

/** Keeps a typed fact on this device, or forgets it by `undefined`. */
export function keepTyped(field: string, typed: Typed | undefined): void {
  const { [field]: _, ...others } = allTyped();
  const next = typed ? { ...others, [field]: typed } : others;
  writeDraft(DEVICE_KEY, Object.keys(next).length > 0 ? next : undefined);
}

/** Whether the server would take a value; until then it stays on this device. */
export const isComplete = (field: string, value: unknown): boolean => {
  const schema = schemaOf(field);
  return value === undefined || schema?.safeParse(fromStored(schema, value)).success === true;
};

let sending: Promise<void> | undefined;

/** Sends all that was typed, one after the other. Works on when its page has gone. Never throws. */
export function sendTyped(client: QueryClient): Promise<void> {
  sending ??= sendAll(client).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(client: QueryClient): Promise<void> {
  for (const field of Object.keys(allTyped())) {
    const typed = allTyped()[field];
    if (!typed || typed.theirs || !isComplete(field, typed.value)) continue;
    try {
      const entry = await store(field, typed);
      await takeOver(client, field, entry);
      settle(field, typed, entry?.version ?? 0);
    } catch (error) {
      if (isConflict(error)) await noteConflict(client, field).catch(() => undefined);
      else if (!isSessionOver(error)) noteUnsent(field, error);
    }
  }
}

/** Returns the entry of the draft; undefined if there is none any more. */
async function store(field: string, { value, seen }: Typed): Promise<DraftEntry | undefined> {
  if (value === undefined) {
    await call(websiteRoutes.drop, { query: { field, seen } });
    return undefined;
  }
  const entry = await call(websiteRoutes.save, { body: { field, value, seen } });
  // The live value again.
  return entry.version === 0 ? undefined : entry;
}

function noteUnsent(field: string, error: unknown): void {
  const now = allTyped()[field];
  const [reason] = error instanceof ApiError ? Object.values(error.fieldErrors) : [];
  const refused = reason ?? sentenceOf(error, '');
  if (now && (!now.isHere || now.refused !== refused)) keepTyped(field, { ...now, isHere: true, refused });
}

/** Forgets what was sent; what was typed meanwhile goes on from the new version. */
function settle(field: string, sent: Typed, version: number): void {
  const now = allTyped()[field];
  if (now) keepTyped(field, now === sent ? undefined : { value: now.value, seen: version });
}

async function takeOver(client: QueryClient, field: string, entry: DraftEntry | undefined): Promise<void> {
  // An answer from before must not undo it.
  await client.cancelQueries(websiteQuery);
  client.setQueryData(websiteQuery.queryKey, (site: Website | undefined) => {
    if (!site) return site;
    const others = site.draft.filter((one) => one.field !== field);
    return { ...site, draft: entry ? [...others, entry] : others };
  });
}

/** Notes what somebody else has stored meanwhile. The same value is no conflict. */
async function noteConflict(client: QueryClient, field: string): Promise<void> {
  const site = await client.fetchQuery({ ...websiteQuery, staleTime: 0 });
  const now = allTyped()[field];
  if (!now) return;
  const theirs = site.draft.find((entry) => entry.field === field) ?? {
    value: factIn(site.facts, field),
    version: 0,
    admin: site.publisher,
    savedAt: site.liveSince ?? new Date().toISOString(),
  };
  const isSame = now.value === undefined ? theirs.version === 0 : isSameValue(theirs.value, now.value);
  keepTyped(field, isSame ? undefined : { ...now, theirs });
}
