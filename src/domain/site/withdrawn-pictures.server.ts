import { sql } from 'kysely';
import { factsSchema } from '#content/facts-schema.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { StoredFacts } from '#shared/api/site-shapes.ts';
import { readStored } from './stored-facts.ts';

const GONE = Symbol('gone');

/**
 * Returns facts without a picture: its item of a list goes, a part that may be missing goes, and a fact becomes null,
 * 'there is none'. Undefined where a page cannot be without one, as a service's card.
 */
export function withoutPicture(facts: StoredFacts, file: string): StoredFacts | undefined {
  const rest: StoredFacts = structuredClone(facts);
  for (const fields of Object.values(rest))
    for (const [field, value] of Object.entries(fields)) {
      const left = without(value, file);
      fields[field] = left === GONE ? null : left;
    }
  return factsSchema.safeParse(readStored(rest, {})).success ? rest : undefined;
}

function without(value: unknown, file: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ((value as { file?: unknown }).file === file) return GONE;
  if (Array.isArray(value)) return value.map((item) => without(item, file)).filter((item) => item !== GONE);
  const parts = Object.entries(value).map(([key, part]) => [key, without(part, file)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== GONE));
}

/** Takes the facts of revisions that name a picture, and its entries of the draft, within a transaction. */
export async function forgetNamesOf(transaction: Db, file: string): Promise<void> {
  await sql`update site_revisions set facts = '{}' where facts::text like ${`%${file}%`}`.execute(transaction);
  await sql`update site_draft set facts = (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(facts) where value::text not like ${`%${file}%`}
  ) where facts::text like ${`%${file}%`}`.execute(transaction);
}
