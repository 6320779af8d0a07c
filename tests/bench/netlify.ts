/**
 * `npm run bench:netlify`: runs Netlify's own build as a deploy preview, on a fresh clone, offline and without an
 * account. Checks netlify.toml by production's parser, and prints the functions that it found.
 */
import { readFile, rm } from 'node:fs/promises';
import process from 'node:process';
import { runChild } from '../support/run/child.ts';

// 350 MB for this command alone, so it is fetched at its run.
const NETLIFY_CLI = 'netlify-cli@27.10.2';
/** Build results, which a fresh clone lacks. */
const MADE = ['dist', '.functions', '.cache/astro'];

interface Manifest {
  functions: { name: string; runtimeVersion?: string; routes?: { pattern: string }[]; schedule?: string }[];
}

for (const folder of MADE) await rm(folder, { recursive: true, force: true });
const start = performance.now();
const { code } = await runChild(['npx', '--yes', NETLIFY_CLI, 'build', '--offline', '--context', 'deploy-preview'], {
  live: true,
  env: { NETLIFY_TELEMETRY_DISABLED: '1' },
});
if (code !== 0) {
  console.error("Netlify's build failed; what it says above is what a deploy would say.");
  process.exit(1);
}
const seconds = (performance.now() - start) / 1000;

const manifest: Manifest = JSON.parse(await readFile('.netlify/functions/manifest.json', 'utf8'));
console.log();
for (const { name, runtimeVersion = '', routes = [], schedule } of manifest.functions) {
  const addresses = routes.map((route) => route.pattern);
  console.log(
    [name.padEnd(24), runtimeVersion, ...(schedule ? [`at ${schedule} (UTC)`] : []), ...addresses].join('  '),
  );
}
console.log(`\nNetlify's build passed in ${seconds.toFixed(0)} s.`);
