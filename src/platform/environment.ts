import { join, resolve } from 'node:path';
import { projectFolder } from '#build/project.ts';
import { databaseUrlIn, firstAdminIn, variableIn } from '#server/environment.ts';
import { Problem } from './problem.ts';
import { platformTexts } from './texts.ts';

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

export function platformEnvironment(env: Record<string, string | undefined> = process.env) {
  const given = (name: string) => variableIn(env, name);
  return {
    dataDir: resolve(projectFolder, given('DATA_DIR') ?? '.data'),
    publishDir: resolve(projectFolder, given('PUBLISH_DIR') ?? 'dist'),
    port: portOf(given('PORT') ?? '8888'),
    host: given('HOST'),
    databaseUrl: databaseUrlIn(env),
    ...firstAdminIn(env),
    /** Whether scheduled functions run by their cron lines; `SCHEDULES=off` leaves them to `npm run invoke`. */
    hasSchedules: given('SCHEDULES')?.toLowerCase() !== 'off',
  };
}

function portOf(given: string): number {
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT) throw new Problem(platformTexts.noPort(given));
  return port;
}
