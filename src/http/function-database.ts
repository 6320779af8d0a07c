import { isProductions } from '#server/db/production-home.ts';
import type { Db } from '#server/db/schema/index.ts';
import { sharedDatabase } from '#server/db/shared-database.ts';
import { isPreview, type OfDeploy } from '#server/deploy-context.ts';
import { databaseUrlIn, readEnvironment } from '#server/environment.ts';
import { HttpError } from './http-error.ts';
import { httpTexts } from './texts.ts';

let checked: Promise<void> | undefined;

/**
 * A preview uses a database of its own or none, because a variable for all deploys would lead it to the customers' data.
 * @throws HttpError 503 for a preview without a database, or with production's.
 */
export async function functionDatabase({ deploy }: OfDeploy): Promise<Db> {
  if (!isPreview(deploy)) return sharedDatabase();
  if (!databaseUrlIn(process.env)) throw new HttpError(503, httpTexts.previewWithoutDatabase);
  // Checks once per instance, and again after a check without an answer.
  checked ??= check().catch((error) => {
    checked = undefined;
    throw error;
  });
  await checked;
  return sharedDatabase();
}

async function check(): Promise<void> {
  if (await isProductions(sharedDatabase(), readEnvironment().databaseUrl)) {
    throw new HttpError(503, httpTexts.previewOnProduction);
  }
}
