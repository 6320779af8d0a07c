import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ADDRESS_PROOF_LIFETIME_MS, INVITATION_LIFETIME_MS, RESET_LIFETIME_MS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { TokenUse } from '#shared/stored-words.ts';
import { lockPeople, OWNERS_USES } from './administrators.server.ts';

/** The last moment that JavaScript knows, for what has no end. */
const NEVER = new Date(8.64e15);
const LIFETIMES_MS: Record<TokenUse, number | undefined> = {
  invitation: INVITATION_LIFETIME_MS,
  reset: RESET_LIFETIME_MS,
  calendar: undefined,
  account: ADDRESS_PROOF_LIFETIME_MS,
  messages: ADDRESS_PROOF_LIFETIME_MS,
  copies: ADDRESS_PROOF_LIFETIME_MS,
};

const TOKEN_BYTES = 32;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
/** Only the hash is stored, so that a leaked table opens nothing. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

interface NewToken {
  use: TokenUse;
  /** Null for an invitation that a command sends. */
  adminId: string | null;
  email?: string;
  among?: string[];
  /** Made here, unless it was mailed already. */
  token?: string;
}

export async function storeToken(db: Db, { token = newToken(), ...row }: NewToken, now: Date): Promise<string> {
  const lifetimeMs = LIFETIMES_MS[row.use];
  const expiresAt = lifetimeMs === undefined ? NEVER : new Date(now.getTime() + lifetimeMs);
  await db
    .insertInto('shortLived.tokens')
    .values({ ...row, tokenHash: hashOf(token), madeAt: now, expiresAt })
    .execute();
  return token;
}

/** Replaces the person's earlier token of this use, or the address's earlier invitation. Call it in a transaction. */
export async function replaceToken(transaction: Db, made: NewToken, now: Date): Promise<string> {
  const { use, adminId, email = '' } = made;
  await lockPeople(transaction);
  await endTokens(transaction, use === 'invitation' ? { use, email } : { use, adminId });
  return storeToken(transaction, made, now);
}

type Which = Partial<Record<'id' | 'email', string>> & { use: TokenUse; adminId?: string | null };

/** Returns the addresses of those that were there. */
export async function endTokens(db: Db, which: Which): Promise<string[]> {
  const ended = db.deleteFrom('shortLived.tokens').where((where) => where.and(which));
  return (await ended.returning('email').execute()).map(({ email }) => email);
}

export const findTokens = (db: Db, which: Which, now: Date) =>
  db
    .selectFrom('shortLived.tokens')
    .select(['id', 'email', 'among', 'madeAt', 'usedAt', 'expiresAt'])
    .where((where) => where.and(which))
    .where('expiresAt', '>', now)
    .orderBy('email')
    .execute();

/** Valid while its sender is active, and the owner for what is the owner's to give. */
const isValid = (token: string, uses: readonly TokenUse[], now: Date) =>
  sql<boolean>`(token_hash = ${hashOf(token)} and use = any(${uses}) and expires_at > ${now}
    and (admin_id is null or exists (select from admin_users
      where admin_users.id = admin_id and is_active and (is_owner or use <> all(${OWNERS_USES})))))`;

type Sender = { id: string; username: string } | null;
/** Without a sender for what a command made. */
const SENDER = sql<Sender>`(select json_build_object('id', id, 'username', username)
  from admin_users where admin_users.id = admin_id)`;
const COLUMNS = ['use', 'email', 'among', SENDER.as('sender')] as const;

export const findToken = (db: Db, token: string, use: TokenUse, now: Date) =>
  db
    .selectFrom('shortLived.tokens')
    .select(COLUMNS)
    .where(isValid(token, [use], now))
    .executeTakeFirst();

/** Finds a token and ends it. Those of one list of addresses wait for each other. Call it in a transaction. */
export async function takeToken<Use extends TokenUse>(transaction: Db, token: string, uses: readonly Use[], now: Date) {
  await lockPeople(transaction);
  const taken = transaction
    .deleteFrom('shortLived.tokens')
    .where(isValid(token, uses, now))
    .returning(COLUMNS);
  return taken.$narrowType<{ use: Use }>().executeTakeFirst();
}

/** Returns whether the address belongs to an active administrator. */
export async function noteCalendarRead(db: Db, token: string, now: Date): Promise<boolean> {
  const read = db.updateTable('shortLived.tokens').set({ usedAt: now });
  return (await read.where(isValid(token, ['calendar'], now)).executeTakeFirst()).numUpdatedRows > 0n;
}
