import { sql } from 'kysely';
import { emailAddress } from '#content/email-address.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import type { Db } from '#server/db/schema/index.ts';
import { EnvironmentError } from '#server/environment.ts';
import { createAdmin, randomPassword } from './administrators.server.ts';
import { isCommonPassword } from './common-passwords.server.ts';
import { noteSecurity } from './security-log.server.ts';

export interface FirstAdmin {
  adminUsername?: string | undefined;
  adminPassword?: string | undefined;
  adminEmail?: string | undefined;
  /** Whether a missing password may be generated, for the caller to print. True by default. */
  mayInventPassword?: boolean;
}

export interface Prepared {
  /** `password` only if it was generated. */
  createdAdmin?: { username: string; password?: string };
}

/** An arbitrary key of an advisory lock. */
const FIRST_ADMIN_LOCK = 20_240_117;

/**
 * Migrates, and creates a missing first administrator (ruling 20). Parallel runs are safe.
 * @throws Error if the password is missing and may not be generated, EnvironmentError if it is guessable.
 */
export async function prepareDatabase(db: Db, options: FirstAdmin): Promise<Prepared> {
  await migrateToLatest(db);
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`.execute(transaction);
    const existing = await transaction.selectFrom('adminUsers').select('id').limit(1).executeTakeFirst();
    if (existing) return {};
    if (!options.adminPassword && options.mayInventPassword === false) {
      throw new Error(
        'There is no administrator yet, and no mail server to send the first link: set SMTP_URL, or ADMIN_USERNAME and ADMIN_PASSWORD for this deploy',
      );
    }
    const username = options.adminUsername || 'admin';
    const password = options.adminPassword || randomPassword();
    const email = options.adminEmail || emailAddress();
    if (await isCommonPassword(password, username))
      throw new EnvironmentError('Environment variables: ADMIN_PASSWORD is among the first that are tried');
    await createAdmin(transaction, { username, password, email });
    await noteSecurity(transaction, { kind: 'created', username, email }, new Date());
    return { createdAdmin: { username, ...(!options.adminPassword && { password }) } };
  });
}
