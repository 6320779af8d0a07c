import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema/index.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';

type Db = Kysely<Database>;

/** Finds when a mail about a request was last sent to the owner. */
export async function findLastSent(db: Db): Promise<string | null> {
  const { at } = await db
    .selectFrom('shortLived.outbox')
    .select(({ fn }) => fn.max('sentAt').$castTo<Date | null>().as('at'))
    .where('channel', '=', 'mail')
    .where('kind', '=', 'request')
    .executeTakeFirstOrThrow();
  return at?.toISOString() ?? null;
}

/** Since when mails to the owner do not arrive (none to the same address did after them), and what it is now. */
export async function findTrouble(db: Db): Promise<{ since: string; kind: Trouble } | null> {
  const row = await db
    .selectFrom('shortLived.outbox as mail')
    .select([
      sql<Date | null>`min(mail.created_at)`.as('since'),
      // One that was refused for itself says less than what keeps the newest from arriving.
      sql<Trouble | null>`(array_agg(mail.trouble order by mail.created_at desc))[1]`.as('kind'),
    ])
    .where('mail.channel', '=', 'mail')
    .where('mail.sentAt', 'is', null)
    .where('mail.trouble', 'is not', null)
    // A visitor's address with a slip in it is no trouble of ours.
    .where('mail.kind', '!=', 'receipt')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shortLived.outbox as later')
            .select(sql`1`.as('one'))
            .whereRef('later.recipient', '=', 'mail.recipient')
            .whereRef('later.sentAt', '>', 'mail.createdAt'),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.since && row.kind ? { since: row.since.toISOString(), kind: row.kind } : null;
}
