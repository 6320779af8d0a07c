import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * How many requests came since an administrator has looked at the inbox; of the last day where that is not known.
 * @param adminId a column, or a value as SQL.
 */
export const unseenCount = (adminId: Expression<unknown>, now: Date): RawBuilder<number> => sql<number>`(
  select count(*)::int from contact_submissions as contact
  where contact.kind = 'form' and contact.suspicion is null and contact.created_at > coalesce(
    (select seen.seen_at from short_lived.inbox_seen as seen where seen.admin_id = ${adminId}),
    ${now}::timestamptz - interval '1 day'))`;
