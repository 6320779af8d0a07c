/** `npm run invoke -- NAME`: runs a function as Netlify's scheduler does, in the running platform or here. */
import { join } from 'node:path';
import { functionsFolder } from '#build/project.ts';
import { loadEnvFile, type PlatformEnvironment, platformEnvironment } from '#platform/environment.ts';
import { FunctionRunner } from '#platform/functions/function-runner.ts';
import { invokeByName } from '#platform/functions/invoke-by-name.ts';
import { keptBundles, loadBundles } from '#platform/functions/kept-bundles.ts';
import { startLocalServices } from '#platform/local-services.ts';
import { becomeOwner, type OwnerRecord } from '#platform/owner-lock.ts';
import { sentenceAbout } from '#platform/problem.ts';
import { platformTexts } from '#platform/texts.ts';
import { ownOrAsk } from './with-database.ts';

loadEnvFile();
const [name = ''] = process.argv.slice(2);
try {
  const environment = platformEnvironment();
  const response = await ownOrAsk(
    () => invokeHere(environment),
    ({ invoke }) => invoke && invokeThere(invoke),
  );
  console.log(platformTexts.invoked(name, response.status, await response.text()));
  process.exit(response.status < 400 ? 0 : 1);
} catch (error) {
  console.error(sentenceAbout(error) ?? error);
  process.exit(1);
}

async function invokeHere(environment: PlatformEnvironment): Promise<Response> {
  await using running = new AsyncDisposableStack();
  const ownership = becomeOwner(environment.dataDir, 'npm run invoke');
  running.defer(ownership.release);
  const services = await startLocalServices(environment, ownership);
  running.defer(services.stop);
  const bundles = join(environment.dataDir, 'functions');
  const list = await loadBundles(await keptBundles(functionsFolder, bundles), bundles);
  return await invokeByName({ list, runner: new FunctionRunner() }, name);
}

function invokeThere({ address, token }: NonNullable<OwnerRecord['invoke']>): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${address}/${encodeURIComponent(name)}`, { method: 'POST', headers });
}
