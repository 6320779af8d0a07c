import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { customerParts } from '#domain/customers/customers.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { countersOf, type Hit, hitsInTurn, isWithin, waitAfter } from '#server/rate-limit.ts';
import type { FieldColumns } from '#shared/field-columns.ts';
import { SUSPICIONS, type Suspicion } from '#shared/stored-words.ts';
import { restoreFromBin } from './case/bin.server.ts';
import { taskOfSender } from './case/repeats.server.ts';
import { perField, REQUEST_FIELDS, type RequestField } from './fields.ts';
import { SAME_WORDS_MS } from './limits.ts';
import type { VisitorRequest } from './request.ts';

export interface ReceivedRequest {
  request: VisitorRequest;
  idempotencyKey: string;
  now: Date;
  /** The mark of a robot; it makes the request a suspect without a message to the owner. */
  suspicion: Suspicion | undefined;
}

/**
 * Limits, counted in turn. Nothing is stored beyond `refused`. Beyond `own` or `shared` a request becomes a suspect as
 * part of a flood; but within `own` and `few` it stays in the inbox, because a flood of others must not hide it.
 */
export interface IntakeLimits {
  refused: readonly Hit[];
  own: Hit;
  shared: Hit;
  few: readonly Hit[];
}

/** The seconds that the sender must wait (0 if the request was taken), and the id of the stored request. */
export interface Intake {
  waitS: number;
  id?: string | undefined;
  isNews?: boolean;
}

/**
 * Counts the hits and stores the request within the limits, or finds the one stored under the same key, or within
 * SAME_WORDS_MS with the same words. The id is undefined if the key was used for other content. One statement, because
 * the visitor waits for it. It finds or makes the customer, and the row in `new_requests` queues the owner's message.
 */
export async function storeRequest(db: Db, contact: ReceivedRequest, limits: IntakeLimits): Promise<Intake> {
  const id = randomUUID();
  const values = valuesOf(contact);
  const suspicion = contact.suspicion ?? null;
  const { now } = contact;
  const { refused, own, shared, few } = limits;
  // A suspect counts towards no limit that keeps requests apart.
  const hits = suspicion ? refused : [...refused, own, { ...shared, isOpen: true }, ...few];
  const isOfFew = suspicion ? sql<boolean>`false` : isWithin(hits, hits.length - 1);
  const isFlood = suspicion ? sql`false` : sql`not (${isWithin(hits, refused.length + 1)} or ${isOfFew})`;
  const isTaken = isWithin(hits, refused.length - 1);
  const isNew = sql`exists (select from judged where suspicion is null)`;
  const customer = await customerParts(contact.request, { now, isMeant: isNew });
  const customerId = sql`(select id from known union all select id from made)`;
  const rows = await hitsInTurn(db, hits)
    // Takes over the newer key, because the photos of the page that is open follow under it.
    .with('same', () => takeOver(values, sql`${suspicion}::text is null and ${isTaken}`))
    .with(
      'judged',
      () => sql<{ suspicion: Suspicion | null }>`(
        select case when ${isFlood} then 'flood' else ${suspicion}::text end as suspicion
        where ${isTaken} and not exists (select from same))`,
    )
    .with('found', () => customer.found)
    .with('known', () => customer.known)
    .with('made', () => customer.made)
    .with('stored', (queries) =>
      queries
        .insertInto('contactSubmissions')
        .columns(['id', ...REQUEST_FIELDS, 'createdAt', 'idempotencyKey', 'suspicion', 'customerId', 'repeats'])
        .expression(
          queries.selectFrom('judged').select([
            sql<string>`${id}::uuid`.as('id'),
            // The parameters of a select are texts, so a field of another type needs a cast.
            ...REQUEST_FIELDS.map((field) => sql<never>`${values[field]}::text`.as(field)),
            sql<Date>`${values.createdAt}::timestamptz`.as('createdAt'),
            sql<string>`${values.idempotencyKey}::text`.as('idempotencyKey'),
            'suspicion',
            sql<string | null>`${customerId}`.as('customerId'),
            sql<string | null>`case when suspicion is null then ${taskOfSender(contact.request, customerId)} end`.as(
              'repeats',
            ),
          ]),
        )
        // A robot's mark was a mistake if the same form comes without it. A request never becomes a suspect.
        .onConflict((conflict) =>
          conflict
            .column('idempotencyKey')
            .doUpdateSet((eb) => ({
              ...perField<Record<RequestField, never>>((field) => eb.ref(`excluded.${field}`) as never),
              id: eb.ref('excluded.id'),
              createdAt: eb.ref('excluded.createdAt'),
              suspicion: eb.ref('excluded.suspicion'),
              customerId: eb.ref('excluded.customerId'),
              repeats: eb.ref('excluded.repeats'),
              deletedAt: null,
            }))
            .where('contactSubmissions.suspicion', 'in', MARKS),
        )
        .returning(['id', 'suspicion']),
    )
    .with('news', (queries) =>
      queries
        .insertInto('shortLived.newRequests')
        .columns(['contactId', 'createdAt', 'mayHaveReceipt', 'photos'])
        .expression(
          sql`select id, ${values.createdAt}::timestamptz, ${isOfFew}, ${contact.request.photos ?? 0}::smallint
            from stored where suspicion is null`,
        )
        .returning('contactId'),
    )
    .selectFrom(countersOf(refused).as('counted'))
    .leftJoin('stored', (join) => join.onTrue())
    .leftJoin('news', (join) => join.onTrue())
    .leftJoin('same', (join) => join.onTrue())
    .selectAll('counted')
    .select(({ fn }) => [fn.coalesce('stored.id', 'same.id').as('id'), 'news.contactId as newsOf'])
    .execute();
  const waitS = Math.max(...rows.map(({ limit, ...counter }) => waitAfter(counter, { limit, now })));
  if (waitS > 0) return { waitS };
  const [row] = rows;
  return { waitS, id: row?.id ?? (await idOfTheSame(db, contact)), isNews: row?.newsOf != null };
}

/** Gives the key to the newest request of the last hour with the same words, unless another one has it. */
const takeOver = ({ createdAt, idempotencyKey, ...words }: ReturnType<typeof valuesOf>, mayTake: RawBuilder<unknown>) =>
  sql<{ id: string }>`(update contact_submissions set idempotency_key = ${idempotencyKey}
    where ${mayTake} and id = (select id from contact_submissions as before
      where kind = 'form' and suspicion is null and deleted_at is null
        and created_at > ${new Date(createdAt.getTime() - SAME_WORDS_MS)}::timestamptz
        and row(${sql.join(REQUEST_FIELDS.map((field) => sql.ref(field)))})
          is not distinct from row(${sql.join(REQUEST_FIELDS.map((field) => words[field]))})
        and not exists (select from contact_submissions where idempotency_key = ${idempotencyKey} and id <> before.id)
      order by created_at desc limit 1) returning id)`;

/** The suspicions that a form sent again may change; one of a flood stays apart. */
const MARKS = SUSPICIONS.filter((suspicion) => suspicion !== 'flood');

/** Finds the id of the same content stored with the same key; undefined for other content. */
async function idOfTheSame(db: Db, contact: ReceivedRequest): Promise<string | undefined> {
  const before = await db
    .selectFrom('contactSubmissions')
    .select(['id', ...REQUEST_FIELDS])
    .where('idempotencyKey', '=', contact.idempotencyKey)
    .executeTakeFirstOrThrow();
  const values = valuesOf(contact);
  if (!REQUEST_FIELDS.every((field) => before[field] === values[field])) return undefined;
  // Restores it from the bin if it is there, because its sender has sent it again.
  await restoreFromBin(db, [before.id], { adminId: null, now: contact.now });
  return before.id;
}

const valuesOf = ({ request, idempotencyKey, now }: ReceivedRequest) => ({
  ...perField<FieldColumns>((field) => request[field] ?? null),
  createdAt: now,
  idempotencyKey,
});
