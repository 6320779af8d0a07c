import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import type { CustomersTable, RowBefore } from '#server/db/schema/request-tables.ts';
import { hasStreet } from './address.ts';
import { keysOf, type Sender, surnameKey } from './customer-keys.ts';

/**
 * Returns the parts of a statement that finds a sender's customer, adds what is new about them, or makes one; in the
 * order `found`, `known`, `made`. Nothing is changed unless `isMeant`.
 */
export async function customerParts(
  sender: Sender,
  { now, isMeant = sql`true` }: { now: Date; isMeant?: RawBuilder<unknown> },
) {
  const { name, email, phone = null, place = null } = sender;
  const { emailKeys, phoneKeys, surnameKey } = await keysOf(sender);
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
        (name, email, phone, email_keys, phone_keys, surname_key, address, like_id, created_at)
      select ${name}::text, ${email}::text, ${phone}::text, ${emailKeys}::text[], ${phoneKeys}::text[],
        ${surnameKey}::text, ${place}::text,
        (select id from customers where deleted_at is null and ${shares} order by created_at, id limit 1),
        ${now}::timestamptz
      where ${isMeant} and not exists (select from found) returning id)`,
  };
}

/** Others who look for a customer wait for the transaction's end, because two devices may enter the same person. */
export const lockCustomers = (transaction: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('customers'))`.execute(transaction);

/** Finds or makes the customer of a sender. Call it in a transaction. */
export async function customerOf(transaction: Db, sender: Sender, { now }: { now: Date }): Promise<string> {
  await lockCustomers(transaction);
  const { found, known, made } = await customerParts(sender, { now });
  const { rows } = await sql<{ id: string }>`with found as ${found}, known as ${known}, made as ${made}
    select id from known union all select id from made`.execute(transaction);
  return (rows[0] as { id: string }).id;
}

export type Customer = Selectable<CustomersTable>;

export const customerRows = (db: Db) => db.selectFrom('customers').selectAll();

export async function findCustomer(db: Db, id?: string | null, isHeld = false): Promise<Customer | undefined> {
  if (!id) return undefined;
  const found = customerRows(db).where('id', '=', id).where('deletedAt', 'is', null);
  return (isHeld ? found.forUpdate() : found).executeTakeFirst();
}

export const insertCustomers = (db: Db, rows: Insertable<CustomersTable>[]) =>
  db.insertInto('customers').values(rows).execute();

export const updateCustomers = (db: Db, ids: readonly string[], values: Updateable<CustomersTable>) =>
  db.updateTable('customers').set(values).where(sql<boolean>`id = any(${ids}::uuid[])`).execute();

export async function deleteCustomers(db: Db, condition: RawBuilder<boolean>): Promise<string[]> {
  const gone = await db.deleteFrom('customers').where(condition).returning('id').execute();
  return gone.map(({ id }) => id);
}

const holdCustomer = (transaction: Db, id: string): Promise<Customer> =>
  customerRows(transaction).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

const unique = (keys: readonly string[]) => [...new Set(keys)];

/** The columns of a row that a change has values for; of any table. */
export const asItWas = <Row extends { id: string }>(row: Row, values: object): RowBefore => {
  const columns = Object.keys(values) as (keyof Row)[];
  return { ...Object.fromEntries(columns.map((column) => [column, row[column]])), id: row.id };
};

const keysOfAll = async (senders: readonly Sender[]) => {
  const keys = await Promise.all(senders.map(keysOf));
  return {
    emailKeys: unique(keys.flatMap(({ emailKeys }) => emailKeys)),
    phoneKeys: unique(keys.flatMap(({ phoneKeys }) => phoneKeys)),
  };
};

type Known = Pick<Customer, 'email' | 'phone' | 'emailKeys' | 'phoneKeys' | 'address'>;
const withAll = (own: Known, other: Known): Known => ({
  email: own.email || other.email,
  phone: own.phone ?? other.phone,
  emailKeys: unique([...own.emailKeys, ...other.emailKeys]),
  phoneKeys: unique([...own.phoneKeys, ...other.phoneKeys]),
  address: own.address ?? other.address,
});

/** Gives a customer what another one has, and lays that one away; returns both as they were. */
export async function joinCustomers(transaction: Db, id: string, other: Customer, now: Date): Promise<RowBefore[]> {
  const own = await holdCustomer(transaction, id);
  const values = {
    ...withAll(own, other),
    note: [own.note, other.note].filter(Boolean).join('\n') || null,
    likeId: own.likeId === other.id ? null : own.likeId,
  };
  await updateCustomers(transaction, [id], values);
  await updateCustomers(transaction, [other.id], { deletedAt: now, joinedId: id });
  const alike = await transaction
    .updateTable('customers')
    .set({ likeId: id })
    .where('likeId', '=', other.id)
    .returning('id')
    .execute();
  return [
    asItWas(own, values),
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

/** Who leaves a customer and who stays, the newest first. */
interface Parting {
  own: string;
  leaving: readonly Sender[];
  staying: readonly Sender[];
}

/** Gives those who leave to another customer or a new one; returns its id, and both as they were. */
export async function partCustomer(
  transaction: Db,
  parting: Parting,
  to: string | undefined,
  now: Date,
): Promise<{ id: string; customers: RowBefore[] }> {
  const { name, email, phone = null, place: address = null } = parting.leaving[0] as Sender;
  const known = { email, phone, address, ...(await keysOfAll(parting.leaving)) };
  const left = await leaveCustomer(transaction, parting);
  if (to) {
    const other = await holdCustomer(transaction, to);
    const values = withAll(other, known);
    await updateCustomers(transaction, [to], values);
    return { id: to, customers: [left, asItWas(other, values)] };
  }
  const { id } = await transaction
    .insertInto('customers')
    .values({ name, surnameKey: surnameKey(name), ...known, likeId: parting.own, likeAnsweredAt: now, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, customers: [left, { id, isNew: true }] };
}

/** Takes from a customer what only those had who leave, because their next request must not find it. */
async function leaveCustomer(transaction: Db, { own: id, leaving, staying }: Parting): Promise<RowBefore> {
  const own = await holdCustomer(transaction, id);
  const [gone, kept] = [await keysOfAll(leaving), await keysOfAll(staying)];
  const without = (keys: 'emailKeys' | 'phoneKeys') =>
    own[keys].filter((key) => kept[keys].includes(key) || !gone[keys].includes(key));
  const isGone = (field: keyof Sender, value: string | null) =>
    leaving.some((one) => one[field] === value) && !staying.some((one) => one[field] === value);
  const last = (field: keyof Sender) => staying.find((one) => one[field])?.[field];
  const name = isGone('name', own.name) && staying.at(-1)?.name;
  const values = {
    emailKeys: without('emailKeys'),
    phoneKeys: without('phoneKeys'),
    ...(name && { name, surnameKey: surnameKey(name) }),
    ...(isGone('email', own.email) && { email: last('email') ?? '' }),
    ...(isGone('phone', own.phone) && { phone: last('phone') ?? null }),
    ...(isGone('place', own.address) && { address: last('place') ?? null }),
  };
  await updateCustomers(transaction, [id], values);
  return asItWas(own, values);
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
