/**
 * `npm run dev` and `npm run build`: runs Astro in this process. Sets its variables here, because Windows knows no
 * `NAME=value command`.
 */
import { PARENT_CHECK_MS } from '#config/limits.ts';
import { loadEnvFile, platformEnvironment } from '#platform/environment.ts';
import { freePort } from '#platform/http/listen.ts';
import { sentenceAbout } from '#platform/problem.ts';
import { isRunning } from '#platform/serve/stop-signals.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const publisher = Number(process.env.PUBLISHER);
// A killed server leaves its build running, which would go on writing where nobody serves.
if (publisher) setInterval(() => isRunning(publisher) || process.exit(1), PARENT_CHECK_MS).unref();
try {
  if (process.argv[2] === 'dev') await chooseAddress();
} catch (error) {
  console.error(sentenceAbout(error) ?? error);
  process.exit(1);
}
await import(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')).href);

/** Hands PORT and HOST to Astro, unless options name them. */
async function chooseAddress(): Promise<void> {
  loadEnvFile();
  const { port, host } = platformEnvironment();
  if (!process.argv.some((option) => option.startsWith('--port'))) {
    // Astro would silently take the next port.
    await freePort(port, host);
    process.argv.push('--port', String(port));
  }
  if (host && !process.argv.some((option) => option.startsWith('--host'))) process.argv.push('--host', host);
}
