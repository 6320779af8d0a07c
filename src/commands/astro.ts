/** `npm run dev` and `npm run build`: Astro in this process, because Windows knows no `NAME=value command`. */
import { SECOND_MS } from '#config/limits.ts';
import { loadEnvFile } from '#platform/environment.ts';
import { isRunning } from '#platform/serve/stop-signals.ts';

// PORT tells where the functions answer (astro.config.mjs).
if (process.argv[2] === 'dev') loadEnvFile();
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const publisher = Number(process.env.PUBLISHER);
// A killed server leaves its build running, which would go on writing where nobody serves.
if (publisher) setInterval(() => isRunning(publisher) || process.exit(1), SECOND_MS).unref();
await import(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')).href);
