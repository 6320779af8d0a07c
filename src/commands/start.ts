/** `npm start` (which builds first, --build) and `npm run serve`: the whole site on this machine. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { functionsFolder } from '#build/project.ts';
import { loadEnvFile, platformEnvironment } from '#platform/environment.ts';
import { keptBundles, loadBundles } from '#platform/functions/kept-bundles.ts';
import { freePort } from '#platform/http/listen.ts';
import { startLocalServices } from '#platform/local-services.ts';
import { becomeOwner } from '#platform/owner-lock.ts';
import { Problem, sentenceAbout } from '#platform/problem.ts';
import { buildAtStart, tidyPublications } from '#platform/serve/publisher.ts';
import { startSite } from '#platform/serve/start-site.ts';
import { untilToldToStop } from '#platform/serve/stop-signals.ts';
import { platformTexts } from '#platform/texts.ts';

const isToBuild = process.argv.includes('--build');
const stopping = new AbortController();
const toldToStop = untilToldToStop().then(() => stopping.abort());
// On Netlify an uncaught error ends one instance of a function, but not the site.
process.on('uncaughtException', (error) => console.error('A function let an error escape.', error));

try {
  await serveUntilToldToStop();
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(sentenceAbout(error) ?? error);
    process.exit(1);
  }
}
process.exit(0);

async function serveUntilToldToStop(): Promise<void> {
  loadEnvFile();
  const environment = platformEnvironment();
  // Fails before the long work of a start, if the port is taken.
  await freePort(environment.port, environment.host);
  const isBuilt = existsSync(join(environment.publishDir, 'index.html'));
  if (!isToBuild && !isBuilt) throw new Problem(platformTexts.notBuilt);

  await using running = new AsyncDisposableStack();
  const ownership = becomeOwner(environment.dataDir, isToBuild ? 'npm start' : 'npm run serve');
  running.defer(ownership.release);
  const bundles = join(environment.dataDir, 'functions');
  const services = await startLocalServices(environment, ownership);
  running.defer(services.stop);
  const served = await tidyPublications(environment);
  const bundle = () => keptBundles(functionsFolder, bundles);
  const files = isToBuild ? await buildAtStart(stopping.signal, bundle) : await bundle();
  stopping.signal.throwIfAborted();
  const publishDir = isToBuild ? environment.publishDir : served;
  const site = await startSite(await loadBundles(files, bundles), { ...environment, publishDir }, ownership);
  running.defer(site.stop);

  console.log(platformTexts.ready(site.address, environment.dataDir));
  const { createdAdmin } = services;
  if (createdAdmin?.password) console.log(platformTexts.firstAdmin(createdAdmin.username, createdAdmin.password));
  console.log(platformTexts.howToStop);
  await toldToStop;
  console.log(platformTexts.stopping);
}
