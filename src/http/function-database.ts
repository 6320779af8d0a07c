import { sharedDatabase } from '#server/db/database.ts';
import { isProductions } from '#server/db/production-home.ts';
import type { Db } from '#server/db/schema/index.ts';
import { isPreview, type OfDeploy } from '#server/deploy-context.ts';
import { databaseUrlIn, readEnvironment } from '#server/environment.ts';
import { HttpError } from './http-error.ts';
import { httpTexts } from './texts.ts';

const checks = new WeakMap<Db, Promise<void>>();

/**
 * A preview uses a database of its own or none, because a variable for all deploys would lead it to the customers' data.
 * @throws HttpError 503 for a preview without a database, or with production's.
 */
export async function functionDatabase({ deploy }: OfDeploy): Promise<Db> {
  if (!isPreview(deploy)) return sharedDatabase();
  if (!databaseUrlIn(process.env)) throw new HttpError(503, httpTexts.previewWithoutDatabase);
  const db = sharedDatabase();
  const check = checks.get(db) ?? refuseProductions(db);
  checks.set(db, check);
  // Asks again after a check without an answer.
  await check.catch((error) => {
    checks.delete(db);
    throw error;
  });
  return db;
}

async function refuseProductions(db: Db): Promise<void> {
  if (await isProductions(db, readEnvironment().databaseUrl)) {
    throw new HttpError(503, httpTexts.previewOnProduction);
  }
}
