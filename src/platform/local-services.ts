import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareDatabase } from '#domain/people/first-administrator.server.ts';
import { openDatabase } from '#server/db/database.ts';
import { checkEnvironment, variableIn } from '#server/environment.ts';
import { startBlobs } from './blobs.ts';
import { startDatabase } from './database/local-database.ts';
import type { PlatformEnvironment } from './environment.ts';
import { startMailCatcher } from './mail-catcher.ts';
import type { Ownership } from './owner-lock.ts';

/** Sets the environment to the services; stops everything on any error. @throws EnvironmentError for a wrong setting. */
export async function startLocalServices(environment: PlatformEnvironment, ownership: Ownership) {
  const { dataDir, databaseUrl } = environment;
  await using started = new AsyncDisposableStack();
  const database = await startDatabase(databaseUrl, join(dataDir, 'database'));
  started.defer(database.stop);
  const blobs = await startBlobs(join(dataDir, 'blobs'));
  started.defer(blobs.stop);
  const mails = variableIn(process.env, 'SMTP_URL') ? undefined : await startMailCatcher(join(dataDir, 'mail'));
  if (mails) started.defer(mails.stop);
  if (!database.wsProxy) delete process.env.DATABASE_WS_PROXY;
  Object.assign(process.env, {
    ...(mails && { SMTP_URL: mails.url }),
    DATABASE_URL: database.url,
    ...(database.wsProxy && { DATABASE_WS_PROXY: database.wsProxy }),
    NETLIFY_BLOBS_CONTEXT: blobs.context,
    SESSION_SECRET: variableIn(process.env, 'SESSION_SECRET') ?? (await sessionSecret(dataDir)),
  });
  // Fails at the start instead of at the first request.
  checkEnvironment();
  const address = { url: database.url, wsProxy: database.wsProxy };
  await using db = openDatabase({ ...address, maxConnections: 1 });
  const createdAdmin = await prepareDatabase(db, environment, true);
  ownership.publish({ database: address });
  const running = started.move();
  return { createdAdmin, stop: () => running.disposeAsync() };
}

const KEY_BYTES = 32;

export async function sessionSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-key');
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await writeFile(path, key, { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return (await readFile(path, 'utf8')).trim();
}
