import { randomBytes } from 'node:crypto';
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import { PASSWORD_MIN_CHARS } from '#config/limits.ts';
import { emailAddress } from '#content/business.ts';
import type { Database } from '#server/db/schema/index.ts';
import { hashPassword, verifyPassword } from '#server/password.ts';
import { hasUnseen } from '#shared/api/text-fields.ts';
import { withdrawInvitationsOf } from './invitations.server.ts';
import { closeSessionsOf } from './sessions.server.ts';

export interface NewAdmin {
  username: string;
  password: string;
  /** The business's address where none is given. */
  email?: string | undefined;
}

/** A random password of 24 readable characters (144 bits). */
export const randomPassword = (): string => randomBytes(18).toString('base64url');

/**
 * Creates an administrator.
 * @throws Error for a short password, control characters, or a name that is taken.
 */
export async function createAdmin(db: Kysely<Database>, admin: NewAdmin): Promise<void> {
  if (!(await addAdmin(db, admin))) {
    throw new Error(`There is an administrator with this name or mail address already: ${admin.username}`);
  }
}

/** The same, giving the new one; undefined for a name or address that is taken. */
export async function addAdmin(
  db: Kysely<Database>,
  { username, password, email }: NewAdmin,
): Promise<{ id: string; username: string } | undefined> {
  if (hasUnseen(username) || username.trim() !== username) {
    throw new Error('The name must be one line without blanks around it and without control characters');
  }
  const row = { username, password: await hashNewPassword(password), email: email ?? emailAddress() };
  return db
    .insertInto('adminUsers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'username'])
    .executeTakeFirst();
}

/** Selects the administrator of a name, switched off or not. */
export const findByUsername = (db: Kysely<Database>, username: string) =>
  db.selectFrom('adminUsers').selectAll().where('username', '=', username);

/** Finds whoever else has this name or this address. */
export const findNamesakes = (
  db: Kysely<Database>,
  { id, username, email }: Record<'id' | 'username' | 'email', string>,
) =>
  db
    .selectFrom('adminUsers')
    .select(['username', 'email'])
    .where('id', '!=', id)
    .where((where) => where.or([where('username', '=', username), where('email', '=', email)]))
    .execute();

/** Whether somebody has an account with this address, switched off or not. */
export const hasAccount = async (db: Kysely<Database>, email: string): Promise<boolean> =>
  (await db.selectFrom('adminUsers').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;

/** Finds all administrators, the first one first. */
export const findAdministrators = (db: Kysely<Database>) =>
  db
    .selectFrom('adminUsers')
    .select(['id', 'username', 'email', 'isActive', 'lastLogin', 'createdAt'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Finds the addresses of the active administrators, by the alphabet. */
export async function activeAddresses(db: Kysely<Database>): Promise<string[]> {
  const active = (await findAdministrators(db)).filter(({ isActive }) => isActive);
  return [...new Set(active.map(({ email }) => email))].sort();
}

/** The same as SQL, an array; null if nobody is active. */
export const ACTIVE_ADDRESSES = sql<
  string[] | null
>`(select array_agg(distinct email) from admin_users where is_active)`;

/** Changes an administrator's name and address. */
export const updateAccount = (
  db: Kysely<Database>,
  id: string,
  account: { username: string; email: string },
  now: Date,
) =>
  db
    .updateTable('adminUsers')
    .set({ ...account, updatedAt: now })
    .where('id', '=', id)
    .execute();

/** Whether this is the administrator's password. */
export async function isPasswordOf(db: Kysely<Database>, id: string, password: string): Promise<boolean> {
  const row = await db.selectFrom('adminUsers').select('password').where('id', '=', id).executeTakeFirstOrThrow();
  return verifyPassword(password, row.password);
}

/** The username behind a column that holds an administrator's id, as a column. */
export const usernameOf = (adminId: Expression<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select username from admin_users where id = ${adminId})`;

/** Gives the administrator of a name a new password and ends all of their sessions. @throws Error for an unknown name. */
export async function changePassword(db: Kysely<Database>, username: string, password: string): Promise<void> {
  const admin = await findByUsername(db, username).executeTakeFirst();
  if (!admin) throw new Error(`There is no administrator with this name: ${username}`);
  await setPassword(db, admin.id, password);
}

/** Sets a password; ends the administrator's sessions, except the one that asked for it, and the invitations they sent. */
export async function setPassword(
  db: Kysely<Database>,
  adminId: string,
  password: string,
  exceptSessionId?: string,
): Promise<void> {
  const hash = await hashNewPassword(password);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('adminUsers')
      .set({ password: hash, updatedAt: sql`now()` })
      .where('id', '=', adminId)
      .execute();
    await closeSessionsOf(transaction, adminId, exceptSessionId);
    await withdrawInvitationsOf(transaction, adminId);
  });
}

/**
 * Switches an administrator off, which ends all sessions and the invitations they sent, or on again. Whether there is one
 * of this id or name.
 */
export async function setActive(
  db: Kysely<Database>,
  who: { id: string } | { username: string },
  isActive: boolean,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const admin = await transaction
      .updateTable('adminUsers')
      .set({ isActive, updatedAt: sql`now()` })
      .where((where) => where.and(who))
      .returning('id')
      .executeTakeFirst();
    if (admin && !isActive) {
      await closeSessionsOf(transaction, admin.id);
      await withdrawInvitationsOf(transaction, admin.id);
    }
    return admin !== undefined;
  });
}

async function hashNewPassword(password: string): Promise<string> {
  if (password.length < PASSWORD_MIN_CHARS) {
    throw new Error(`The password needs at least ${PASSWORD_MIN_CHARS} characters`);
  }
  // The login would refuse it.
  if (hasUnseen(password)) throw new Error('The password must not contain control characters');
  return hashPassword(password);
}
