/**
 * `npm run dev` and `npm run build`: Astro's own program in this process. What a shell would set for it is set here,
 * since `NAME=value command` is no command on Windows; and it listens where the rest of the platform would.
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

/** PORT and HOST as Astro wants to be told them; an option that was given counts for more. */
async function chooseAddress(): Promise<void> {
  loadEnvFile();
  const { port, host } = platformEnvironment();
  if (!process.argv.some((option) => option.startsWith('--port'))) {
    // Astro would silently take the next one.
    await freePort(port, host);
    process.argv.push('--port', String(port));
  }
  if (host && !process.argv.some((option) => option.startsWith('--host'))) process.argv.push('--host', host);
}
