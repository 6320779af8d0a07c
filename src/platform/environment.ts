import { join, resolve } from 'node:path';
import { projectFolder } from '#build/project.ts';
import { Problem } from './problem.ts';
import { platformTexts } from './texts.ts';

/** The platform's environment variables. Functions read theirs themselves. */
export interface PlatformEnvironment {
  dataDir: string;
  /** The folder of the built pages. */
  publishDir: string;
  port: number;
  /** The interface to listen on; loopback if absent. */
  host: string | undefined;
  /** Replaces the embedded database. */
  databaseUrl: string | undefined;
  adminUsername: string | undefined;
  adminPassword: string | undefined;
  adminEmail: string | undefined;
  /** Whether scheduled functions run by their cron lines; `SCHEDULES=off` leaves them to `npm run invoke`. */
  hasSchedules: boolean;
}

const DEFAULT_DATA_DIR = '.data';
const DEFAULT_PUBLISH_DIR = 'dist';
const DEFAULT_PORT = '8888';
const HIGHEST_PORT = 65_535;

/** Reads `.env` into the environment, without overwriting variables. */
export function loadEnvFile(folder = projectFolder): void {
  try {
    process.loadEnvFile(join(folder, '.env'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Reads the platform's variables. @throws Problem if PORT is invalid. */
export function platformEnvironment(env: Record<string, string | undefined> = process.env): PlatformEnvironment {
  return {
    dataDir: resolve(projectFolder, env.DATA_DIR || DEFAULT_DATA_DIR),
    publishDir: resolve(projectFolder, env.PUBLISH_DIR || DEFAULT_PUBLISH_DIR),
    port: portOf(env.PORT || DEFAULT_PORT),
    host: env.HOST || undefined,
    databaseUrl: env.DATABASE_URL || env.NETLIFY_DATABASE_URL || undefined,
    adminUsername: env.ADMIN_USERNAME || undefined,
    adminPassword: env.ADMIN_PASSWORD || undefined,
    adminEmail: env.ADMIN_EMAIL || undefined,
    hasSchedules: env.SCHEDULES !== 'off',
  };
}

function portOf(given: string): number {
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT) throw new Problem(platformTexts.noPort(given));
  return port;
}
