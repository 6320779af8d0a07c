/**
 * `publication.ts begin | live | failed`: the steps of a deploy around its build, run by netlify/plugins/publication.
 * Only there Blobs can be reached, and the end of a deploy is heard of.
 */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '#build/project.ts';
import { putRevision, sentenceOf } from '#build/publication.server.ts';
import { claimNewest, endBuild, findNewest, ifNoTable } from '#domain/site/publication.server.ts';
import { askForBuild, findBuilding } from '#domain/site/revisions.server.ts';
import { buildFailures } from '#domain/site/texts.ts';
import { openDatabase } from '#server/db/database.ts';
import { isProductions } from '#server/db/production-home.ts';
import type { Db } from '#server/db/schema/index.ts';
import { type DeployContext, isPreview } from '#server/deploy-context.ts';
import { buildHookIn, databaseOwnerUrlIn, databaseUrlIn, readEnvironment } from '#server/environment.ts';

/** Where `begin` and `deploy:check` leave their sentence for the owner. */
export const PROBLEM_FILE = join(projectFolder, '.cache/problem.txt');

type Step = 'begin' | 'live' | 'failed';

/** Runs a step of a deploy. Previews show the newest revision of their own database, and leave it as it is. */
async function runStep(step: Step, context: DeployContext, environment: NodeJS.ProcessEnv): Promise<void> {
  if (context === 'dev' || (isPreview({ context }) && !databaseUrlIn(environment))) return;
  const { databaseWsProxy: wsProxy } = readEnvironment(environment);
  // The owner's address: before the first deploy ends, the functions' role is not made (server/db/least-rights.ts).
  const url = databaseOwnerUrlIn(environment);
  await using db = openDatabase({ url, wsProxy, maxConnections: 1 });
  if (!isPreview({ context })) {
    // Awaited here, because the database closes with this function.
    await (step === 'begin' ? begin(db, context) : end(db, step, environment));
    return;
  }
  // `deploy:check` refuses one with production's data, of which nothing is read before.
  if (step !== 'begin' || (await isProductions(db, url))) return;
  await putRevision(db, await findNewest(db).catch(ifNoTable), context);
}

async function begin(db: Db, context: DeployContext): Promise<void> {
  await rm(PROBLEM_FILE, { force: true });
  try {
    await putRevision(db, await claimNewest(db, new Date()), context);
  } catch (error) {
    await writeFile(PROBLEM_FILE, sentenceOf(error));
    throw error;
  }
}

async function end(db: Db, step: Step, environment: NodeJS.ProcessEnv): Promise<void> {
  const id = await findBuilding(db);
  if (id === undefined) return;
  const problem = existsSync(PROBLEM_FILE) ? await readFile(PROBLEM_FILE, 'utf8') : undefined;
  const reason = step === 'failed' ? (problem ?? buildFailures.failed()) : undefined;
  const waiting = await endBuild(db, id, reason, new Date());
  if (waiting) await askForBuild(db, waiting, buildHookIn(environment), new Date());
}

if (import.meta.main) await runStep(process.argv[2] as Step, process.env.CONTEXT ?? 'dev', process.env);
