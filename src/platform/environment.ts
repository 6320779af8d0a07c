import { join, resolve } from 'node:path';
import { projectFolder } from '#build/project.ts';
import { databaseUrlIn } from '#server/environment.ts';
import { Problem } from './problem.ts';
import { platformTexts } from './texts.ts';

/** The platform's environment variables. Functions read theirs themselves. */
export type PlatformEnvironment = ReturnType<typeof platformEnvironment>;

const HIGHEST_PORT = 65_535;

/** Reads `.env` into the environment, without overwriting variables. */
export function loadEnvFile(folder = projectFolder): void {
  try {
    process.loadEnvFile(join(folder, '.env'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Reads the platform's variables; an empty one counts as not set. @throws Problem if PORT is invalid. */
export function platformEnvironment(env: Record<string, string | undefined> = process.env) {
  return {
    dataDir: resolve(projectFolder, env.DATA_DIR || '.data'),
    /** The folder of the built pages. */
    publishDir: resolve(projectFolder, env.PUBLISH_DIR || 'dist'),
    port: portOf(env.PORT || '8888'),
    /** The interface to listen on; loopback if absent. */
    host: env.HOST || undefined,
    /** Replaces the embedded database. */
    databaseUrl: databaseUrlIn(env),
    adminUsername: env.ADMIN_USERNAME || undefined,
    adminPassword: env.ADMIN_PASSWORD || undefined,
    adminEmail: env.ADMIN_EMAIL || undefined,
    /** Whether scheduled functions run by their cron lines; `SCHEDULES=off` leaves them to `npm run invoke`. */
    hasSchedules: env.SCHEDULES !== 'off',
  };
}

function portOf(given: string): number {
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT) throw new Problem(platformTexts.noPort(given));
  return port;
}
