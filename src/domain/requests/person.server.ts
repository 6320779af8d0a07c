import { sql } from 'kysely';
import { emailKey, phonesIn } from '#domain/customers/customer-keys.ts';
import { findCustomersOf } from '#domain/customers/customers.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { SHOWN } from './rows.server.ts';

/** Who is meant by an administrator's words: customers, and further requests that hold the same. */
export interface Person {
  customers: string[];
  requests: string[];
}

type Typed = { name: string; email: string; phone: string | null };

/** Finds who has this address, number or whole name. Undefined for words that are none. */
export async function findPerson(db: Db, typed: string): Promise<Person | undefined> {
  const email = typed.includes('@') ? emailKey(typed) : undefined;
  const isName = !email && /\p{L}{2}/u.test(typed);
  const phone = email || isName ? undefined : (await phonesIn(typed))[0];
  if (!email && !isName && !phone) return undefined;
  const name = isName ? typed.trim().toLowerCase() : undefined;
  const has = async (row: Typed) => {
    if (email) return emailKey(row.email) === email;
    if (name) return row.name.toLowerCase() === name;
    // Reads only numbers with the same last digits, because the library is slow.
    const isLike = row.phone?.replace(/\D/g, '').includes((phone as string).slice(-4));
    return isLike && (await phonesIn(row.phone ?? '')).includes(phone as string);
  };
  const columns = ['id', 'name', 'email', 'phone', 'customerId'] as const;
  const rows = await db.selectFrom('contactSubmissions').select(columns).execute();
  const customers = new Set(await findCustomersOf(db, { email, phone, name }));
  const meant = await Promise.all(rows.map((row) => customers.has(row.customerId ?? '') || has(row)));
  return { customers: [...customers], requests: rows.filter((_, at) => meant[at]).map(({ id }) => id) };
}

const ofThese = (ids: readonly string[]) => sql<boolean>`id = any(${ids}::uuid[])`;

export const findSenders = (db: Db) =>
  db.selectFrom('contactSubmissions').select(['id', 'email', 'phone', 'createdAt']).execute();

export const findRequestsOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('contactSubmissions')
    .select([...SHOWN, 'suspicion', 'customerId'])
    .where(ofThese(ids))
    .orderBy('createdAt', 'desc')
    .execute();
