/**
 * `npm run dev` and `npm run build`: runs Astro in this process. Sets its variables here, because Windows knows no
 * `NAME=value command`.
 */
import { loadEnvFile, platformEnvironment } from '#platform/environment.ts';
import { freePort } from '#platform/http/listen.ts';
import { sentenceAbout } from '#platform/problem.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
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
