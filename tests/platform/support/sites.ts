import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { NetlifyFunction } from '#platform/functions/functions.ts';
import { Functions } from '#platform/functions/functions.ts';
import { serveSite } from '#platform/serve/site-server.ts';
import { readNetlifyRules } from '#platform/static/netlify-rules.ts';
import { StaticSite } from '#platform/static/static-site.ts';
import { emptyFolder } from '../../support/folders.ts';

interface SiteParts {
  /** Published files by name. */
  files?: Record<string, string | Uint8Array>;
  netlifyToml?: string;
  functions?: NetlifyFunction[];
}

/** Serves a small site like `npm start`, until the test ends. Returns its address. */
export async function aSite({ files = {}, netlifyToml = '', functions = [] }: SiteParts): Promise<string> {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'netlify.toml'), netlifyToml);
  const dist = join(folder, 'dist');
  await mkdir(dist);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  }
  const rules = await readNetlifyRules(join(folder, 'netlify.toml'), dist);
  const site = {
    functions: new Functions(functions),
    files: new StaticSite(dist, rules.headers),
    redirects: rules.redirects,
  };
  const server = await serveSite(site, 0, undefined);
  onTestFinished(server.stop);
  return `http://127.0.0.1:${server.port}`;
}

/** Fetches without following redirects. Returns status, target and text. */
export async function ask(address: string, init: RequestInit = {}) {
  const response = await fetch(address, { redirect: 'manual', ...init });
  return {
    status: response.status,
    location: response.headers.get('location'),
    headers: response.headers,
    text: await response.text(),
  };
}
