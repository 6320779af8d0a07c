import { randomBytes } from 'node:crypto';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { PASSWORD_MIN_CHARS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { isPlainName, nameKey } from '#server/name-key.ts';
import { hashPassword, isCurrentHash, verifyPassword } from '#server/password.ts';
import { hasUnseen } from '#shared/api/text-fields.ts';
import type { TokenUse } from '#shared/stored-words.ts';
import { isCommonPassword } from './common-passwords.server.ts';
import { endAccess, type Kept, NOBODY } from './end-access.server.ts';

type NewAdmin = Record<'username' | 'password' | 'email', string>;

/** 24 readable characters (144 bits). */
export const randomPassword = (): string => randomBytes(18).toString('base64url');

/**
 * Undefined if name, look-alike or address is taken. The first one becomes the owner. Call it in a transaction.
 * @throws Error for a short password or control characters.
 */
export async function addAdmin(db: Db, { username, password, email }: NewAdmin) {
  if (hasUnseen(username) || username.trim() !== username) {
    throw new Error('The name must be one line without blanks around it and without control characters');
  }
  if (!isPlainName(username)) throw new Error('The name may have Latin letters, digits and signs of a keyboard only');
  await lockPeople(db);
  if ((await findByUsername(db, username)) || (await hasAccount(db, email))) return undefined;
  const isOwner = sql<boolean>`not exists (select from admin_users where is_owner)`;
  const hash = await hashNewPassword(password, username);
  const row = { username, password: hash, email, isOwner, getsMails: false };
  return db
    .insertInto('adminUsers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'username'])
    .executeTakeFirst();
}

/** The tokens that are the owner's to give. */
export const OWNERS_USES: readonly TokenUse[] = ['invitation', 'messages', 'copies'];

/** Others who change names, addresses or devices wait for the transaction's end: no index knows look-alikes. */
export const lockPeople = (transaction: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('people'))`.execute(transaction);

const hasName = (typed: string) => (admin: { username: string }) => nameKey(admin.username) === nameKey(typed);
/** In any case, because mailboxes do not tell apart case. */
const hasAddress = (typed: string) => (admin: { email: string }) => admin.email.toLowerCase() === typed.toLowerCase();

/**
 * By a name as the eye reads it, also inactive. The exact name comes first, because older names may look alike.
 * Compares here, because lower() depends on the database's locale.
 */
export async function findByUsername(db: Db, username: string) {
  const all = await db.selectFrom('adminUsers').selectAll().orderBy('createdAt').orderBy('id').execute();
  return all.find((admin) => admin.username === username) ?? all.find(hasName(username));
}

export async function findByNameOrEmail(db: Db, typed: string) {
  const isMeant = [hasName(typed), hasAddress(typed)];
  return (await findAdministrators(db)).filter((admin) => admin.isActive && isMeant.some((is) => is(admin)));
}

/** Tells what others have already: a look-alike name, or the address. Call it in a transaction. */
export async function findNamesakes(db: Db, { id, username, email }: Record<'id' | 'username' | 'email', string>) {
  await lockPeople(db);
  const others = (await findAdministrators(db)).filter((other) => other.id !== id);
  return { hasName: others.some(hasName(username)), hasEmail: others.some(hasAddress(email)) };
}

/** An inactive account counts, too. */
export const hasAccount = async (db: Db, email: string): Promise<boolean> =>
  (await findAdministrators(db)).some(hasAddress(email));

export const findAdministrators = (db: Db) =>
  db
    .selectFrom('adminUsers')
    .select(['id', 'username', 'email', 'isActive', 'isOwner', 'getsMails', 'lastLogin', 'createdAt'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Each once. */
export const addressesOf = (admins: readonly { email: string }[]) =>
  [...new Set(admins.map(({ email }) => email))].sort();

export const activeAddresses = async (db: Db): Promise<string[]> =>
  addressesOf((await findAdministrators(db)).filter(({ isActive }) => isActive));

export async function mailedAddresses(db: Db): Promise<string[]> {
  const all = await findAdministrators(db);
  const mailed = all.filter(({ isActive, isOwner, getsMails }) => isActive && (isOwner || getsMails));
  // An owner who is switched off is better than nobody.
  return addressesOf(mailed.length > 0 ? mailed : all.filter(({ isOwner }) => isOwner));
}

export const updateAccount = (db: Db, id: string, account: { username: string; email: string }, now: Date) =>
  db
    .updateTable('adminUsers')
    .set({ ...account, updatedAt: now })
    .where('id', '=', id)
    .execute();

/** Ends the reset mailed to the old address. False if another account has the new one. */
export async function changeEmail(transaction: Db, id: string, email: string, now: Date): Promise<boolean> {
  if ((await findNamesakes(transaction, { id, username: '', email })).hasEmail) return false;
  await transaction.updateTable('adminUsers').set({ email, updatedAt: now }).where('id', '=', id).execute();
  await transaction.deleteFrom('shortLived.tokens').where('adminId', '=', id).where('use', '=', 'reset').execute();
  return true;
}

/** Returns the stored hash; undefined for a wrong password. */
export async function verifiedPassword(db: Db, id: string, typed: string): Promise<string | undefined> {
  const { password } = await db
    .selectFrom('adminUsers')
    .select('password')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (await verifyPassword(typed, password)) ? password : undefined;
}

/** Hashes a verified password anew if the cost has changed since. A change meanwhile stays. */
export async function renewHash(db: Db, admin: { id: string; password: string }, typed: string): Promise<void> {
  if (isCurrentHash(admin.password)) return;
  const hash = await hashPassword(typed);
  const stored = db.updateTable('adminUsers').set({ password: hash }).where('id', '=', admin.id);
  await stored.where('password', '=', admin.password).execute();
}

export const usernameOf = (adminId: Expression<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select username from admin_users where id = ${adminId})`;

/** Ends all access. Call it in a transaction. Returns the stored name. @throws Error for an unknown name. */
export async function changePassword(db: Db, username: string, password: string): Promise<string> {
  const admin = await findByUsername(db, username);
  if (!admin) throw new Error(`There is no administrator with this name: ${username}`);
  await setPassword(db, admin, { password });
  return admin.username;
}

interface NewPassword {
  password: string;
  /** The stored hash that was just verified. The second of two parallel changes fails, because it no longer matches. */
  replaces?: string;
  kept?: Kept;
}

/** Ends all other access, in a transaction. False if it was changed meanwhile. @throws Error for a refused password. */
export async function setPassword(
  transaction: Db,
  { id, username }: { id: string; username: string },
  { password, replaces, kept }: NewPassword,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('adminUsers')
    .set({ password: await hashNewPassword(password, username), updatedAt: sql`now()` })
    .where('id', '=', id)
    .$if(replaces !== undefined, (query) => query.where('password', '=', replaces ?? ''))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await endAccess(transaction, id, kept);
  return true;
}

type Who = { id: string } | { username: string };
const idOf = async (db: Db, who: Who): Promise<string> =>
  'id' in who ? who.id : ((await findByUsername(db, who.username))?.id ?? NOBODY);

/** Deactivating ends all access. Call it in a transaction. Returns the name; undefined if unknown. */
export async function setActive(transaction: Db, who: Who, isActive: boolean): Promise<string | undefined> {
  const admin = await transaction
    .updateTable('adminUsers')
    .set({ isActive, updatedAt: sql`now()` })
    .where('id', '=', await idOf(transaction, who))
    // Who becomes the owner meanwhile stays. A command may switch off everybody.
    .$if(!isActive && 'id' in who, (query) => query.where('isOwner', '=', false))
    .returning(['id', 'username'])
    .executeTakeFirst();
  if (admin && !isActive) await endAccess(transaction, admin.id);
  return admin?.username;
}

/** Returns the name; undefined for the owner and unknown ids. */
export async function setGetsMails(db: Db, id: string, getsMails: boolean): Promise<string | undefined> {
  const helper = db.updateTable('adminUsers').set({ getsMails }).where('id', '=', id).where('isOwner', '=', false);
  return (await helper.returning('username').executeTakeFirst())?.username;
}

/** Ends all access (`on delete cascade`); the history stays. Returns the name; undefined for owner and unknown ids. */
export async function deleteHelper(db: Db, id: string): Promise<string | undefined> {
  const helper = db.deleteFrom('adminUsers').where('id', '=', id).where('isOwner', '=', false);
  return (await helper.returning('username').executeTakeFirst())?.username;
}

/**
 * The previous owner becomes a helper, whose invitations and wishes end. Call it in a transaction.
 * Returns the name; undefined if unknown, or if `from` is no longer the owner.
 */
export async function makeOwner(transaction: Db, who: Who, from?: string): Promise<string | undefined> {
  const next = await transaction
    .selectFrom('adminUsers')
    .select(['id', 'username'])
    .where('id', '=', await idOf(transaction, who))
    .where('isActive', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!next) return undefined;
  const { numUpdatedRows } = await transaction
    .updateTable('adminUsers')
    // Who was mailed stays so, until the new owner decides.
    .set({ isOwner: false, getsMails: true })
    .where('isOwner', '=', true)
    .$if(from !== undefined, (query) => query.where('id', '=', from ?? NOBODY))
    .executeTakeFirst();
  if (from && numUpdatedRows === 0n) return undefined;
  await transaction.updateTable('adminUsers').set({ isOwner: true }).where('id', '=', next.id).execute();
  // They end also if the ownership comes back.
  const owners = transaction.deleteFrom('shortLived.tokens').where('use', 'in', OWNERS_USES);
  await owners.where('adminId', '!=', next.id).execute();
  return next.username;
}

async function hashNewPassword(password: string, username: string): Promise<string> {
  if (password.length < PASSWORD_MIN_CHARS) {
    throw new Error(`The password needs at least ${PASSWORD_MIN_CHARS} characters`);
  }
  // The login refuses control characters.
  if (hasUnseen(password)) throw new Error('The password must not contain control characters');
  if (await isCommonPassword(password, username)) throw new Error('The password is among the first that are tried');
  return hashPassword(password);
}
