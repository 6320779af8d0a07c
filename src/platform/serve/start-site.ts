import { join } from 'node:path';
import { netlifyConfig } from '#build/project.ts';
import { SHUTDOWN_GRACE_MS } from '#config/limits.ts';
import type { PlatformEnvironment } from '../environment.ts';
import { FunctionRunner } from '../functions/function-runner.ts';
import { startInvokeServer } from '../functions/invoke-by-name.ts';
import type { NetlifyFunction } from '../functions/netlify-function.ts';
import { startSchedules } from '../functions/schedules.ts';
import type { Ownership } from '../owner-lock.ts';
import { setVariables } from '../set-variables.ts';
import { readNetlifyRules } from '../static/netlify-rules.ts';
import { StaticSite } from '../static/static-site.ts';
import { startPublisher } from './publisher.ts';
import { serveSite } from './site-server.ts';

export async function startSite(
  list: readonly NetlifyFunction[],
  environment: PlatformEnvironment,
  ownership: Ownership,
) {
  const { publishDir, port, host, dataDir, hasSchedules } = environment;
  const rules = await readNetlifyRules(netlifyConfig, publishDir);
  const functions = { list, runner: new FunctionRunner() };
  const files = new StaticSite(publishDir, rules.headers);
  const site = { functions, files, redirects: rules.redirects };
  const server = await serveSite(site, port, host);
  const address = `http://localhost:${server.port}`;
  const publisher = await startPublisher(site, environment);
  const restore = setVariables({
    URL: process.env.URL || address,
    SITE_BUILD_HOOK: process.env.SITE_BUILD_HOOK || publisher.hook,
  });
  const { invoke, close } = await startInvokeServer(() => functions);
  ownership.publish({ site: address, invoke });
  const schedules = hasSchedules ? await startSchedules(functions, join(dataDir, 'schedules.json')) : undefined;
  return {
    address,
    stop: async () => {
      // Deliveries end between two messages.
      const restoreStopping = setVariables({ STOPPING: 'yes' });
      await Promise.all([server.stop(), close(), schedules?.stop(), publisher.stop()]);
      await functions.runner.settle(SHUTDOWN_GRACE_MS);
      restoreStopping();
      restore();
    },
  };
}
