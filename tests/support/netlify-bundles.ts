import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FunctionResult, zipFunctions } from '@netlify/zip-it-and-ship-it';
import { functionsFolder, keptFunctionsFolder } from '#build/project.ts';
import { keptBundles } from '#platform/functions/kept-bundles.ts';

type TrafficRules = NonNullable<FunctionResult['trafficRules']>;

/** A function as Netlify reads and packs it. */
export type NetlifyBundle = Awaited<ReturnType<typeof netlifyBundles>>[number];

/** The setting of netlify.toml (tests/architecture/doors.test.ts). */
const config = { '*': { nodeBundler: 'none' } } as const;

/** Bundles every function like the deploy, unless a server of this machine has. Returns their folder. */
export const builtFunctions = () => keptBundles(functionsFolder, keptFunctionsFolder);

/** Packs bundles with Netlify's own packer, and returns what it reads in them. */
export async function netlifyBundles(bundled: string) {
  const folder = await mkdtemp(join(tmpdir(), 'netlify-bundles-'));
  try {
    const bundles = await zipFunctions(bundled, folder, { basePath: bundled, repositoryRoot: bundled, config });
    return await Promise.all(
      bundles.map(
        async ({ name, path, routes = [], excludedRoutes = [], schedule, region, trafficRules, invocationMode }) => ({
          name,
          /** URLPattern pathnames of its `config.path`; empty without one. */
          paths: routes.map((route) => route.pattern),
          excluded: excludedRoutes.map((route) => route.pattern),
          /** The methods of its `config.method`; empty means every method. */
          methods: [...new Set(routes.flatMap((route) => route.methods))].filter((method) => method !== undefined),
          schedule,
          /** Whether the platform answers at once, and the function runs on. */
          isBackground: invocationMode === 'background',
          /** Undefined means Netlify's default. */
          region,
          rateLimit: trafficRules && rateLimitOf(trafficRules),
          zipBytes: (await stat(path)).size,
        }),
      ),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const rateLimitOf = ({ action: { config } }: TrafficRules) => ({
  calls: config.rateLimitConfig.windowLimit,
  windowS: config.rateLimitConfig.windowSize,
  countedBy: config.aggregate.keys.map(({ type }) => type),
});

/** Packs the bundles of a folder into open folders instead of zips. Returns each function's folder by its name. */
export async function openArchives(bundled: string, into: string): Promise<Map<string, string>> {
  const options = { archiveFormat: 'none', basePath: bundled, repositoryRoot: bundled, config } as const;
  const archives = await zipFunctions(bundled, into, options);
  return new Map(archives.map(({ name, path }) => [name, path]));
}
