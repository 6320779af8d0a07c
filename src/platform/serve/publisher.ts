import { cp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { functionsFolder, netlifyConfig } from '#build/project.ts';
import { publishNewest } from '#build/publication.server.ts';
import { writeBundles } from '#build/write-bundles.ts';
import { endBuild, Unpublishable } from '#domain/site/publication.server.ts';
import { findBuilding, findNewestLine } from '#domain/site/revisions.server.ts';
import { buildFailures } from '#domain/site/texts.ts';
import { openDatabase } from '#server/db/database.ts';
import { readEnvironment } from '#server/environment.ts';
import type { PlatformEnvironment } from '../environment.ts';
import { loadBundles } from '../functions/kept-bundles.ts';
import { startPostServer } from '../http/post-server.ts';
import { readNetlifyRules } from '../static/netlify-rules.ts';
import { StaticSite } from '../static/static-site.ts';
import { platformTexts } from '../texts.ts';
import { buildSite } from './build-site.ts';
import type { Site } from './site-server.ts';

interface Folders {
  files: string;
  functions: string;
}

/** The pages lie with the data, because another server of this project has revisions of its own. */
const pagesOf = (dataDir: string, revision: number) => join(dataDir, `site.${revision}`);

const openOwnDatabase = () => {
  const { databaseUrl: url, databaseWsProxy: wsProxy } = readEnvironment();
  return openDatabase({ url, wsProxy, maxConnections: 1 });
};

/**
 * Builds beside the running site and changes over in one step, so that a request meets the old site or the new one.
 * `hook` is for SITE_BUILD_HOOK.
 */
export async function startPublisher(site: Site, { dataDir }: PlatformEnvironment) {
  const stopping = new AbortController();
  let queue = Promise.resolve();
  let published: Folders[] = [];
  const server = await startPostServer(() => {
    queue = queue.then(publishWaiting).catch((error) => console.error(platformTexts.publishFailed, error));
    return new Response(null, { status: 202 });
  });
  return {
    hook: server.address,
    stop: async () => {
      stopping.abort();
      await Promise.all([server.close(), queue]);
    },
  };

  async function publishWaiting(): Promise<void> {
    await using db = openOwnDatabase();
    for (;;) {
      const newest = await findNewestLine(db);
      if (!newest || newest.builtAt || newest.failedAt || stopping.signal.aborted) return;
      await publishNewest(db, 'dev', build).catch((error) => console.error(platformTexts.publishFailed, error));
    }
  }

  async function build(id: number): Promise<void> {
    const folders = { files: pagesOf(dataDir, id), functions: join(dataDir, `functions.${id}`) };
    const building = Promise.all([
      buildSite(stopping.signal, folders.files),
      writeBundles(functionsFolder, folders.functions),
    ]);
    await building.catch((error) => {
      throw stopping.signal.aborted ? new Unpublishable(buildFailures.stopped) : error;
    });
    await changeOver(site, folders);
    console.log(platformTexts.published(id));
    // The last but one: a running request may still load a part from the folder before this.
    const older = published.slice(0, -1).flatMap((one) => Object.values(one));
    for (const folder of older) await rm(folder, { recursive: true, force: true });
    published = [...published.slice(-1), folders];
  }
}

/**
 * Builds the newest revision, or what was live before if that fails, because the area must stay reachable.
 * Returns what `also` does with the same facts.
 */
export async function buildAtStart<T>(signal: AbortSignal, also: () => Promise<T>): Promise<T> {
  await using db = openOwnDatabase();
  const build = () => Promise.all([also(), buildSite(signal)]);
  try {
    return (await publishNewest(db, 'dev', build))[0];
  } catch (error) {
    if (signal.aborted || !(await findNewestLine(db))) throw error;
    console.error(platformTexts.publishFailed, error);
    return (await build())[0];
  }
}

/** Changes a running site over to other files and functions. Pages that are open still find the scripts they load later. */
async function changeOver(site: Site, folders: Folders): Promise<void> {
  const [rules, list] = await Promise.all([
    readNetlifyRules(netlifyConfig, folders.files),
    loadBundles(folders.functions),
  ]);
  const before = join(site.files.folder, '_astro');
  // Scripts and styles alone: a picture whose consent was withdrawn must not stay.
  const filter = async (path: string) => path === before || /\.(js|css)$/.test(path);
  await cp(before, join(folders.files, '_astro'), { recursive: true, force: false, filter });
  site.functions.list = list;
  Object.assign(site, { files: new StaticSite(folders.files, rules.headers), redirects: rules.redirects });
}

/** The end of a build, which writes this file last; 0 without one. */
const writtenAt = async (folder: string): Promise<number> =>
  stat(join(folder, '_headers')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** The newest publication, or the last `npm run build`. Removes leftovers; fails a build that ended with its server. */
export async function tidyPublications({ publishDir, dataDir }: PlatformEnvironment): Promise<string> {
  const { revision } = await import('#facts/revision.ts');
  const built = pagesOf(dataDir, revision);
  const served = (await writtenAt(built)) > (await writtenAt(publishDir)) ? built : publishDir;
  for (const name of await readdir(dataDir)) {
    const folder = join(dataDir, name);
    if (/^(site|functions)\.\d+$/.test(name) && folder !== served) await rm(folder, { recursive: true, force: true });
  }
  await using db = openOwnDatabase();
  const id = await findBuilding(db);
  if (id !== undefined) await endBuild(db, id, buildFailures.stopped, new Date());
  return served;
}
