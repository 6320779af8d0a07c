import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import type { CustomersTable, RowBefore } from '#server/db/schema/request-tables.ts';
import { hasStreet } from './address.ts';
import { type CustomerKeys, keysOf, type Sender, surnameKey } from './customer-keys.ts';

/**
 * Returns the parts of a statement that finds a sender's customer, adds what is new about them, or makes one; in the
 * order `found`, `known`, `made`. Nothing is changed unless `isMeant`.
 */
export function customerParts(
  { name, email, phone = null, place = null }: Sender,
  { emailKeys, phoneKeys, surnameKey }: CustomerKeys,
  { now, isMeant = sql`true`, batch = null }: { now: Date; isMeant?: RawBuilder<unknown>; batch?: string | null },
) {
  const shares = sql`phone_keys && ${phoneKeys}::text[]`;
  const union = (column: string, keys: string[]) =>
    sql`array(select distinct unnest(${sql.ref(column)} || ${keys}::text[]))`;
  return {
    found: sql<{ id: string }>`(select id from customers
      where deleted_at is null and (email_keys && ${emailKeys}::text[] or ${shares} and surname_key = ${surnameKey})
      order by email_keys && ${emailKeys}::text[] desc, created_at, id limit 1)`,
    // The last address and number are the ones to use.
    known: sql<{ id: string }>`(update customers set email = coalesce(nullif(${email}::text, ''), email),
      phone = coalesce(${phone}::text, phone), email_keys = ${union('email_keys', emailKeys)},
      phone_keys = ${union('phone_keys', phoneKeys)},
      address = case when ${hasStreet(place ?? '')} or address is null then coalesce(${place}::text, address)
        else address end
      where id = (select id from found) and ${isMeant} returning id)`,
    made: sql<{ id: string }>`(
      insert into customers
        (name, email, phone, email_keys, phone_keys, surname_key, address, like_id, batch, created_at)
      select ${name}::text, ${email}::text, ${phone}::text, ${emailKeys}::text[], ${phoneKeys}::text[],
        ${surnameKey}::text, ${place}::text,
        (select id from customers where deleted_at is null and ${shares} order by created_at, id limit 1),
        ${batch}::uuid, ${now}::timestamptz
      where ${isMeant} and not exists (select from found) returning id)`,
  };
}

/** Finds or makes the customer of a sender. Call it in a transaction. */
export async function customerOf(
  transaction: Db,
  sender: Sender,
  { now, batch = null }: { now: Date; batch?: string | null },
): Promise<string> {
  // One at a time, because two devices may enter the same person.
  await sql`select pg_advisory_xact_lock(hashtext('customers'))`.execute(transaction);
  const { found, known, made } = customerParts(sender, await keysOf(sender), { now, batch });
  const { rows } = await sql<{ id: string }>`with found as ${found}, known as ${known}, made as ${made}
    select id from known union all select id from made`.execute(transaction);
  return (rows[0] as { id: string }).id;
}

export type Customer = Selectable<CustomersTable>;

export const findCustomer = (db: Db, id: string, isHeld = false): Promise<Customer | undefined> =>
  db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst();

/** Selects all customers, those in the bin and those joined to others as well. */
export const customerRows = (db: Db) => db.selectFrom('customers').selectAll();

export const insertCustomers = (db: Db, rows: Insertable<CustomersTable>[]) =>
  db.insertInto('customers').values(rows).execute();

export const updateCustomers = (db: Db, ids: readonly string[], values: Updateable<CustomersTable>) =>
  db.updateTable('customers').set(values).where(sql<boolean>`id = any(${ids}::uuid[])`).execute();

/** Deletes the customers of a condition over `customers`; returns their ids. */
export async function deleteCustomers(db: Db, condition: RawBuilder<boolean>): Promise<string[]> {
  const gone = await db.deleteFrom('customers').where(condition).returning('id').execute();
  return gone.map(({ id }) => id);
}

const holdCustomer = (transaction: Db, id: string): Promise<Customer> =>
  transaction.selectFrom('customers').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

const unique = (keys: readonly string[]) => [...new Set(keys)];

/** Gives a customer what another one has, and lays that one away; returns both as they were. */
export async function joinCustomers(transaction: Db, id: string, other: Customer, now: Date): Promise<RowBefore[]> {
  const own = await holdCustomer(transaction, id);
  const values = {
    email: own.email || other.email,
    phone: own.phone ?? other.phone,
    emailKeys: unique([...own.emailKeys, ...other.emailKeys]),
    phoneKeys: unique([...own.phoneKeys, ...other.phoneKeys]),
    address: own.address ?? other.address,
    note: [own.note, other.note].filter(Boolean).join('\n') || null,
    likeId: own.likeId === other.id ? null : own.likeId,
  };
  const before = Object.fromEntries(Object.keys(values).map((column) => [column, own[column as keyof Customer]]));
  await updateCustomers(transaction, [id], values);
  await updateCustomers(transaction, [other.id], { deletedAt: now, joinedId: id });
  const alike = await transaction
    .updateTable('customers')
    .set({ likeId: id })
    .where('likeId', '=', other.id)
    .returning('id')
    .execute();
  return [
    { id, ...before },
    { id: other.id, deletedAt: null, joinedId: null },
    ...alike.map((row) => ({ ...row, likeId: other.id })),
  ];
}

export async function keepApart(transaction: Db, ids: readonly string[], now: Date): Promise<RowBefore[]> {
  const rows = await transaction
    .updateTable('customers')
    .set({ likeAnsweredAt: now })
    .where('id', 'in', ids)
    .where('likeId', 'in', ids)
    .returning('id')
    .execute();
  return rows.map((row) => ({ ...row, likeAnsweredAt: null }));
}

/** Makes a customer of those who leave, who then no longer find the other one. */
export async function partCustomer(
  transaction: Db,
  { own, leaving, staying }: { own: string; leaving: readonly Sender[]; staying: readonly Sender[] },
  now: Date,
): Promise<{ id: string; customers: RowBefore[] }> {
  const [first] = leaving as [Sender];
  const merged = async (senders: readonly Sender[]) => {
    const keys = await Promise.all(senders.map(keysOf));
    return {
      emailKeys: unique(keys.flatMap(({ emailKeys }) => emailKeys)),
      phoneKeys: unique(keys.flatMap(({ phoneKeys }) => phoneKeys)),
    };
  };
  const { emailKeys, phoneKeys } = await holdCustomer(transaction, own);
  const { name, email, phone, place: address } = first;
  const row = { name, email, phone: phone ?? null, address: address ?? null, surnameKey: surnameKey(name) };
  const made = await transaction
    .insertInto('customers')
    .values({ ...row, ...(await merged(leaving)), likeId: own, likeAnsweredAt: now, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await updateCustomers(transaction, [own], await merged(staying));
  return {
    id: made.id,
    customers: [
      { id: own, emailKeys, phoneKeys },
      { id: made.id, isNew: true },
    ],
  };
}

export async function findCustomersOf(
  db: Db,
  { email, phone, name }: { [Key in 'email' | 'phone' | 'name']: string | undefined },
): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .select('id')
    .where(sql<boolean>`email_keys && ${email ? [email] : []}::text[] or phone_keys && ${phone ? [phone] : []}::text[]
      or lower(name) = ${name ?? null}`)
    .execute();
  return rows.map(({ id }) => id);
}
