import { join } from 'node:path';
import { FunctionRunner } from '#platform/functions/function-runner.ts';
import { serveSite } from '#platform/serve/site-server.ts';
import { readNetlifyRules } from '#platform/static/netlify-rules.ts';
import { StaticSite } from '#platform/static/static-site.ts';
import { ROOT } from '../source/project-files.ts';

export interface ServedCopy {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves a built site as `npm start` does, without functions: files, and the headers of a netlify.toml. */
export async function serveCopy(folder: string, netlifyToml = join(ROOT, 'netlify.toml')): Promise<ServedCopy> {
  const { headers } = await readNetlifyRules(netlifyToml, folder);
  const site = {
    functions: { list: [], runner: new FunctionRunner() },
    files: new StaticSite(folder, headers),
    redirects: [],
  };
  const { port, stop } = await serveSite(site, 0, undefined);
  return { origin: `http://localhost:${port}`, stop };
}
