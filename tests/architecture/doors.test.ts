import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { apiRoutes } from '#api-routes.ts';
import { deployedFunctionsFolder, projectFolder } from '#build/project.ts';
import { CONTACT_POSTS_PER_WINDOW } from '#config/limits.ts';
import { PROCESSING_REGION } from '#config/processing-region.ts';
import type { NetlifyFunction } from '#platform/functions/functions.ts';
import { matchFunction } from '#platform/functions/functions.ts';
import { loadBundles } from '#platform/functions/kept-bundles.ts';
import { ANALYTICS_POSTS_PER_WINDOW, LOGIN_FREE_FAILURES_PER_CLIENT } from '#server/limits.ts';
import type { Route } from '#shared/api/define-route.ts';
import { intakeRoutes } from '#site/request-form/contract.ts';
import { month, wakeMinutes } from '../bench/costs/month.ts';
import { NEON, NETLIFY } from '../bench/costs/prices.ts';
import { emptyFolder } from '../support/folders.ts';
import { builtFunctions, type NetlifyBundle, netlifyBundles, openArchives } from '../support/netlify-bundles.ts';
import { readProjectFile } from '../support/source/project-files.ts';

/** The largest zip of a deployed function; Netlify's runtime takes 330 KiB of it. */
const ZIP_MAX_BYTES = 1_300_000;

/** The longest window that Netlify counts over (docs.netlify.com, Rate limiting: 'Maximum is 180'). */
const RATE_WINDOW_MAX_S = 180;

/** Our own limits per client, in any window. The platform's rate limit must be above them. */
const OWN_LIMITS: Readonly<Record<string, number>> = {
  contact: CONTACT_POSTS_PER_WINDOW,
  'page-views': ANALYTICS_POSTS_PER_WINDOW,
  session: LOGIN_FREE_FAILURES_PER_CLIENT,
};

const routes: Route[] = Object.values(apiRoutes).flatMap((feature) => Object.values<Route>(feature));
let bundles: NetlifyBundle[];
let platformFunctions: NetlifyFunction[];
let bundled: string;

beforeAll(async () => {
  bundled = await builtFunctions();
  bundles = await netlifyBundles(bundled);
  platformFunctions = await loadBundles(bundled);
});

/** Lists faults between contracts and doors. */
type Check = (contracts: readonly Route[], doors: readonly NetlifyBundle[]) => string[];

const fits = (path: string) => (pattern: string) => new URLPattern({ pathname: pattern }).test({ pathname: path });
/** Whether a door takes the path of a route, by the patterns that Netlify reads. */
const takes = ({ paths, excluded }: NetlifyBundle, path: string) =>
  paths.some(fits(path)) && !excluded.some(fits(path));

/** Finds contracts with no door, or with more than one. */
const withoutOneDoor: Check = (contracts, doors) =>
  contracts
    .map(({ method, path }) => {
      const open = doors.filter((door) => takes(door, path) && (!door.methods.length || door.methods.includes(method)));
      return open.length === 1
        ? ''
        : `${method} ${path}: ${open.map(({ name }) => name).join(', ') || 'no door: name it in one of netlify/functions'}`;
    })
    .filter(Boolean);

/** Finds doors outside the data's region. */
const elsewhere: Check = (_, doors) =>
  doors.filter(({ region }) => region !== PROCESSING_REGION.netlify).map(({ name, region }) => `${name}: ${region}`);

/** Answers every unknown address with 404, without a query. */
const HARMLESS = 'unknown-api';

/** Finds public doors without a rate limit of the platform's, or with one below our own. */
const withoutFence: Check = (contracts, doors) => {
  const isGuarded = (door: NetlifyBundle) => {
    const taken = contracts.filter(({ path }) => takes(door, path));
    return taken.length > 0 && taken.every(({ access }) => access !== 'public');
  };
  return doors
    .filter(({ name, schedule }) => name !== HARMLESS && schedule === undefined)
    .filter((door) => !isGuarded(door))
    .filter(
      ({ name, rateLimit }) =>
        rateLimit === undefined ||
        rateLimit.windowS > RATE_WINDOW_MAX_S ||
        rateLimit.calls <= (OWN_LIMITS[name] ?? 0) ||
        !rateLimit.countedBy.includes('ip'),
    )
    .map(({ name, rateLimit }) => `${name}: ${JSON.stringify(rateLimit)}`);
};

/** Finds paths of doors without a contract. A background function needs none, because the platform answers for it. */
const withoutContract: Check = (contracts, doors) =>
  doors
    .filter(({ isBackground }) => !isBackground)
    .flatMap(({ name, paths, excluded }) =>
      [...paths, ...excluded]
        .filter((path) => path.startsWith('/api/') && !contracts.some((route) => fits(route.path)(path)))
        .map((path) => `${name}: ${path} is in no contract of src/api-routes.ts: name it there`),
    );

test('every contract has exactly one door, as Netlify reads it, and declares its every path', () => {
  expect(withoutOneDoor(routes, bundles)).toEqual([]);
  expect(withoutContract(routes, bundles)).toEqual([]);
});

test('every door runs in the data’s region, as Netlify reads it', () => {
  expect(elsewhere(routes, bundles)).toEqual([]);
  expect(bundles).toHaveLength(platformFunctions.length);
});

test('every public door has a rate limit of the platform’s, above our own', () => {
  expect(withoutFence(routes, bundles)).toEqual([]);
  expect(bundles.filter(({ rateLimit }) => rateLimit).map(({ name }) => name)).toEqual(
    expect.arrayContaining(Object.keys(OWN_LIMITS)),
  );
});

test('the local platform reads the same functions, paths, methods and schedules as Netlify', () => {
  const listOf = (value: string | string[] | undefined) => [value ?? []].flat();
  const local = platformFunctions.map(({ name, config }) => ({
    name,
    paths: listOf(config.path),
    excluded: listOf(config.excludedPath),
    // The local platform refuses a door that names methods.
    methods: [],
    schedule: config.schedule,
  }));
  const netlifys = bundles.map(({ name, paths, excluded, methods, schedule }) => ({
    ...{ name, paths, excluded, methods, schedule },
  }));
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(local.toSorted(byName)).toEqual(netlifys.toSorted(byName));
});

test('the local platform sends every call to the same function as Netlify', () => {
  for (const { method, path } of routes) {
    const address = path.replace(/:\w+/g, '2f1c0c5e-0000-4000-8000-000000000000');
    const door = matchFunction(platformFunctions, address);
    expect(door?.name, `${method} ${path}`).toBe(bundles.find((bundle) => takes(bundle, address))?.name);
  }
});

test('netlify.toml takes the bundles from the build’s folder, and does not bundle again', () => {
  const [, functions = ''] = /^\[functions\]\n((?: .*\n)*)/m.exec(readProjectFile('netlify.toml').text) ?? [];
  const directory = relative(projectFolder, deployedFunctionsFolder);
  expect(functions).toBe(`  directory = "${directory}"\n  node_bundler = "none"\n`);
});

test('every part of a function is in its archive, and loads there', async () => {
  const archives = await openArchives(bundled, join(await emptyFolder(), 'functions'));
  expect(archives.size).toBe(platformFunctions.length);
  for (const [name, archive] of archives) {
    const parts = await readdir(join(bundled, name));
    expect(await readdir(archive), `${name} includes its files`).toEqual(expect.arrayContaining(parts));
    for (const part of parts) await import(/* @vite-ignore */ join(archive, part));
  }
});

test('what checks keys is in the bundle of their door alone', async () => {
  const names = platformFunctions.map(({ name }) => name);
  const textOf = async (name: string) => {
    const parts = await readdir(join(bundled, name));
    return Promise.all(parts.map((part) => readFile(join(bundled, name, part), 'utf8')));
  };
  const texts = await Promise.all(names.map(textOf));
  const hasIt = (parts: string[]) => parts.some((part) => part.includes('node_modules/@simplewebauthn/server'));
  expect(names.filter((_, n) => hasIt(texts[n] ?? []))).toEqual(['passkeys']);
});

test('no two contracts share method and path', () => {
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual([...new Set(names)]);
});

test('a small business’s month, with schedules, stays within both free plans', () => {
  expect(wakeMinutes(bundles).length).toBeGreaterThan(0);
  const { credits, cuHours } = month(100, bundles);
  expect(credits.total).toBeLessThan(NETLIFY.plans[0].credits);
  expect(cuHours).toBeLessThan(NEON.freeCuHours);
});

test('every function, packed by Netlify, stays within the size limit', () => {
  const tooLarge = bundles.filter(({ zipBytes }) => zipBytes > ZIP_MAX_BYTES);
  expect(tooLarge.map(({ name, zipBytes }) => `${name}: ${zipBytes} bytes of ${ZIP_MAX_BYTES}`)).toEqual([]);
});

const contract = intakeRoutes.send;
const door = {
  name: 'contact',
  paths: ['/api/contact'],
  excluded: [],
  methods: [],
  schedule: undefined,
  isBackground: false,
  region: 'fra',
  rateLimit: { calls: 900, windowS: 180, countedBy: ['ip', 'domain'] },
  zipBytes: 1,
} satisfies NetlifyBundle;

const { rateLimit } = door;

test.each<[string, Check, Partial<NetlifyBundle>]>([
  ['a door that listens to another method', withoutOneDoor, { methods: ['GET'] }],
  ['a door whose route was lost', withoutOneDoor, { paths: [] }],
  ['a path that is in no contract', withoutContract, { paths: ['/api/contacts'] }],
  ['a path left out for no contract', withoutContract, { excluded: ['/api/contacts'] }],
  ['a route that the door leaves out', withoutOneDoor, { paths: ['/api/*'], excluded: ['/api/contact'] }],
  ['a door that runs in Ohio', elsewhere, { region: 'cmh' }],
  ['a door that names no region', elsewhere, { region: undefined }],
  ['a public door without a fence', withoutFence, { rateLimit: undefined }],
  ['a fence before our own', withoutFence, { rateLimit: { ...rateLimit, calls: 600 } }],
  ['a window that Netlify does not take', withoutFence, { rateLimit: { ...rateLimit, windowS: 600 } }],
  ['one count for all visitors', withoutFence, { rateLimit: { ...rateLimit, countedBy: ['domain'] } }],
  ['a background function without one', withoutFence, { paths: ['/api/x'], isBackground: true, rateLimit: undefined }],
])('the checks of doors find %s', (_, check, changed) => {
  expect(check([contract], [door])).toEqual([]);
  expect(check([contract], [{ ...door, ...changed }])).toHaveLength(1);
});

test('the checks of doors find two doors for one contract', () => {
  expect(withoutOneDoor([contract], [door, { ...door, name: 'again' }])).toHaveLength(1);
});
