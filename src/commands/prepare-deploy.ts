import { writeFile } from 'node:fs/promises';
import { sendLink } from '#domain/messages/send-directly.server.ts';
import { findAdministrators } from '#domain/people/administrators.server.ts';
import { prepareDatabase } from '#domain/people/first-administrator.server.ts';
import { INVITATION_PATH } from '#domain/people/token-links.ts';
import { replaceToken } from '#domain/people/tokens.server.ts';
import * as firm from '#facts/firm.ts';
import { firstLinkTexts } from '#platform/texts.ts';
import { openDatabase } from '#server/db/database.ts';
import { giveLeastRights } from '#server/db/least-rights.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { claimForProduction, isProductions, previewRefused } from '#server/db/production-home.ts';
import type { Db } from '#server/db/schema/index.ts';
import { type DeployContext, isPreview } from '#server/deploy-context.ts';
import {
  databaseOwnerUrlIn,
  databaseUrlIn,
  firstAdminIn,
  isMailServerSet,
  readEnvironment,
} from '#server/environment.ts';
import { changeByCommand } from './change-by-command.ts';

type Variables = Record<string, string | undefined>;

/** Migrations, first administrator, production's claim. @throws Error for a preview with production's database. */
export async function prepareDeploy(context: DeployContext, environment: Variables, now: Date): Promise<string> {
  if (context === 'dev') return 'No deploy, no database to prepare.';
  if (isPreview({ context }) && !databaseUrlIn(environment)) {
    return 'This preview has no database: its pages are there, and its API answers 503.';
  }
  const { databaseUrl, databaseWsProxy } = readEnvironment(environment);
  const ownerUrl = databaseOwnerUrlIn(environment);
  await using db = openDatabase({ url: ownerUrl, wsProxy: databaseWsProxy, maxConnections: 1 });
  const administrator = firstAdminIn(environment);
  // A build log is no place for a made-up password.
  const prepare = () => prepareDatabase(db, administrator, false);
  if (!isPreview({ context })) {
    const isLinked = await mailFirstLink(db, administrator, environment, now);
    if (!isLinked) await prepare();
    await giveLeastRights(db, ownerUrl, databaseUrl);
    await claimForProduction(db, databaseUrl, now);
    return isLinked ? 'The database is ready. The first link went out by mail.' : 'The database is ready.';
  }
  if (await isProductions(db, databaseUrl)) throw new Error(previewRefused(databaseUrl));
  // Its data may be a copy with administrators. An empty one gets one if a password is given.
  await (administrator.adminPassword ? prepare() : migrateToLatest(db));
  await giveLeastRights(db, ownerUrl, databaseUrl);
  return "The preview's own database is ready.";
}

/**
 * Mails the link to choose name and password by (ASVS 6.4.1), while there is no administrator and no password.
 * @throws Error if a first password is still set after a login, because it must not stay where builds read it.
 */
async function mailFirstLink(
  db: Db,
  { adminPassword, adminEmail: email }: ReturnType<typeof firstAdminIn>,
  environment: Variables,
  now: Date,
): Promise<boolean> {
  await migrateToLatest(db);
  const administrators = await findAdministrators(db);
  if (adminPassword && administrators.some(({ lastLogin }) => lastLogin)) {
    throw new Error('Somebody has logged in already: remove ADMIN_PASSWORD, and change that password in the settings');
  }
  if (adminPassword || administrators.length > 0 || !isMailServerSet(environment)) return false;
  const token = await changeByCommand(db, async (transaction, note) => {
    await note({ kind: 'invited', email });
    return replaceToken(transaction, { use: 'invitation', adminId: null, email }, now);
  });
  const words = { ...firstLinkTexts, body: firstLinkTexts.body(firm.company) };
  const failed = await sendLink({ email, path: INVITATION_PATH, token, words }, now);
  if (failed) throw new Error(`The first link could not be mailed to ${email}: ${failed.trouble}`);
  return true;
}

// `npm run deploy:prepare`: the last step of a build on Netlify.
if (import.meta.main) {
  try {
    console.log(await prepareDeploy(process.env.CONTEXT ?? 'dev', process.env, new Date()));
    // The workflow reads it, and waits until the tested commit is online.
    await writeFile('dist/commit.txt', process.env.COMMIT_REF ?? '');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
