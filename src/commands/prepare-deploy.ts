import { prepareDatabase } from '#domain/people/first-administrator.server.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { claimForProduction, homeOf, isProductions } from '#server/db/production-home.ts';
import { type DeployContext, isPreview } from '#server/deploy-context.ts';
import { databaseUrlIn, readEnvironment } from '#server/environment.ts';

type Variables = Record<string, string | undefined>;

/**
 * Prepares the database of a deploy at the end of its build: migrations, the first administrator, and for the public
 * site the claim that keeps its previews away. Returns the sentence that says what was done.
 * @throws Error for a preview that was given production's database: it is left as it was.
 */
export async function prepareDeploy(context: DeployContext, environment: Variables, now: Date): Promise<string> {
  if (context === 'dev') return 'No deploy, no database to prepare.';
  if (isPreview({ context }) && !databaseUrlIn(environment)) {
    return 'This preview has no database: its pages are there, and its API answers 503.';
  }
  const { databaseUrl, databaseWsProxy } = readEnvironment(environment);
  await using db = openDatabase({ url: databaseUrl, wsProxy: databaseWsProxy, maxConnections: 1 });
  const { ADMIN_USERNAME: adminUsername, ADMIN_PASSWORD: adminPassword, ADMIN_EMAIL: adminEmail } = environment;
  // A build log is no place for a made-up password.
  const administrator = { adminUsername, adminPassword, adminEmail, mayInventPassword: false };
  if (!isPreview({ context })) {
    await prepareDatabase(db, administrator);
    await claimForProduction(db, databaseUrl, now);
    return 'The database is ready.';
  }
  if (await isProductions(db, databaseUrl)) throw new Error(previewRefused(databaseUrl));
  // Its data may be a copy with administrators of their own; an empty one gets one where it was told the password.
  await (adminPassword ? prepareDatabase(db, administrator) : migrateToLatest(db));
  return "The preview's own database is ready.";
}

const previewRefused = (url: string) =>
  `This preview is refused: DATABASE_URL leads to the database of the public site (${homeOf(url)}). ` +
  'Set that value for the Production context only, and give Deploy Previews and Branch deploys a database of their ' +
  'own, or none.';
