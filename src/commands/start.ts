/** `npm start` (which builds first, --build) and `npm run serve`: the whole site on this machine. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { functionsFolder, keptFunctionsFolder, netlifyConfig } from '#build/project.ts';
import { SHUTDOWN_GRACE_MS } from '#config/limits.ts';
import { loadEnvFile, platformEnvironment } from '#platform/environment.ts';
import { Functions } from '#platform/functions/functions.ts';
import { keptBundles, loadBundles } from '#platform/functions/kept-bundles.ts';
import { startSchedules } from '#platform/functions/schedules.ts';
import { freePort } from '#platform/http/listen.ts';
import { startPostServer } from '#platform/http/post-server.ts';
import { startLocalServices } from '#platform/local-services.ts';
import { becomeOwner } from '#platform/owner-lock.ts';
import { Problem, sentenceAbout } from '#platform/problem.ts';
import { buildAtStart, startPublisher, tidyPublications } from '#platform/serve/publisher.ts';
import { serveSite } from '#platform/serve/site-server.ts';
import { untilToldToStop } from '#platform/serve/stop-signals.ts';
import { readNetlifyRules } from '#platform/static/netlify-rules.ts';
import { StaticSite } from '#platform/static/static-site.ts';
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
  const { dataDir, port, host, hasSchedules } = environment;
  // Fails before the long work of a start, if the port is taken.
  await freePort(port, host);
  const isBuilt = existsSync(join(environment.publishDir, 'index.html'));
  if (!isToBuild && !isBuilt) throw new Problem(platformTexts.notBuilt);

  await using running = new AsyncDisposableStack();
  const ownership = becomeOwner(dataDir, isToBuild ? 'npm start' : 'npm run serve');
  running.defer(ownership.release);
  const { createdAdmin, stop } = await startLocalServices(environment, ownership);
  running.defer(stop);
  const served = await tidyPublications(environment);
  const bundle = () => keptBundles(functionsFolder, keptFunctionsFolder);
  const bundles = isToBuild ? await buildAtStart(stopping.signal, bundle) : await bundle();
  stopping.signal.throwIfAborted();

  const publishDir = isToBuild ? environment.publishDir : served;
  const functions = new Functions(await loadBundles(bundles));
  const { headers, redirects } = await readNetlifyRules(netlifyConfig, publishDir);
  const site = { functions, files: new StaticSite(publishDir, headers), redirects };
  const server = await serveSite(site, port, host);
  const address = `http://localhost:${server.port}`;
  const publisher = await startPublisher(site, environment);
  process.env.URL ||= address;
  process.env.SITE_BUILD_HOOK ||= publisher.hook;
  const invoker = await startPostServer((name) => functions.invoke(name));
  ownership.publish({ site: address, invoke: invoker.address });
  const schedules = hasSchedules ? startSchedules(functions) : undefined;
  running.defer(async () => {
    // Deliveries end between two messages.
    process.env.STOPPING = 'yes';
    await Promise.all([server.stop(), invoker.close(), schedules?.stop(), publisher.stop()]);
    await functions.settle(SHUTDOWN_GRACE_MS);
  });

  console.log(platformTexts.ready(address, dataDir));
  if (createdAdmin?.password) console.log(platformTexts.firstAdmin(createdAdmin.username, createdAdmin.password));
  console.log(platformTexts.howToStop);
  await toldToStop;
  console.log(platformTexts.stopping);
}
