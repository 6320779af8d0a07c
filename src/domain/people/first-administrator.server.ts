import { sql } from 'kysely';
import { migrateToLatest } from '#server/db/migrate.ts';
import type { Db } from '#server/db/schema/index.ts';
import { EnvironmentError, type firstAdminIn } from '#server/environment.ts';
import { addAdmin, randomPassword } from './administrators.server.ts';
import { isCommonPassword } from './common-passwords.server.ts';
import { noteSecurity } from './security-log.server.ts';

const FIRST_ADMIN_LOCK = 20_240_117;

/**
 * Migrates, and creates a missing first administrator (ruling 20). Parallel runs are safe. Returns the name, and the
 * password if it was made up.
 * @throws Error if the password is missing and may not be made up, EnvironmentError if it is guessable.
 */
export async function prepareDatabase(
  db: Db,
  { adminUsername, adminPassword, adminEmail: email }: ReturnType<typeof firstAdminIn>,
  mayInventPassword: boolean,
) {
  await migrateToLatest(db);
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`.execute(transaction);
    const existing = await transaction.selectFrom('adminUsers').select('id').limit(1).executeTakeFirst();
    if (existing) return undefined;
    if (!adminPassword && !mayInventPassword) {
      throw new Error(
        'There is no administrator yet, and no mail server to send the first link: set SMTP_URL, or ADMIN_USERNAME and ADMIN_PASSWORD for this deploy',
      );
    }
    const username = adminUsername || 'admin';
    const password = adminPassword || randomPassword();
    if (await isCommonPassword(password, username))
      throw new EnvironmentError('Environment variables: ADMIN_PASSWORD is among the first that are tried');
    await addAdmin(transaction, { username, password, email });
    await noteSecurity(transaction, { kind: 'created', username, email }, new Date());
    return { username, ...(!adminPassword && { password }) };
  });
}
