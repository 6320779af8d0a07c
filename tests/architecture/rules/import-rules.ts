import { type Import, importsOf } from '../../support/source/imports-of.ts';
import { DOMAIN_STEPS, INBOX_STEPS, isServerCode, layerOf, MAY_IMPORT, roomOf } from '../../support/source/layers.ts';
import type { SourceFile } from '../../support/source/project-files.ts';

/** A rule about imports: returns a breach as a sentence, or undefined. */
type ImportRule = (imported: Import) => string | undefined;

/** Names every import that breaks the rule, one sentence each. */
export const breachesOf = (rule: ImportRule, files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => importsOf(file).map(rule)).filter((sentence) => sentence !== undefined);

/** Names the files of import circles, and those between two circles. Drops files whose imports are all dropped. */
export function circlesIn(files: readonly SourceFile[]): string[] {
  const open = new Map(files.map((file) => [file.path, importsOf(file).map(({ to }) => to)]));
  const isFree = ([, imports]: [string, string[]]) => !imports.some((to) => open.has(to));
  for (let free = [...open].filter(isFree); free.length > 0; free = [...open].filter(isFree)) {
    for (const [path] of free) open.delete(path);
  }
  // Files that nobody of the rest imports only lead to a circle.
  const targets = new Set([...open.values()].flat());
  return [...open.keys()].filter((path) => targets.has(path)).sort();
}

/** Whether a room stands on a later step than the other. */
const standsOn = (steps: readonly (readonly string[])[], room: string | undefined, other: string | undefined) => {
  const stepOf = (one = '') => steps.findIndex((step) => step.includes(one.slice(one.indexOf('/') + 1)));
  return stepOf(other) >= 0 && stepOf(other) < stepOf(room);
};

export const roomsStayApart: ImportRule = ({ from, to }) => {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (layerOf(from) !== 'wing' || layerOf(to) !== 'wing' || room === other) return undefined;
  if ([room, other].every((one) => one?.startsWith('admin/')) && standsOn(INBOX_STEPS, room, other)) return undefined;
  return `${from} imports ${to}: rooms of a wing meet only in pages, layouts, the admin's frame and later steps of the inbox`;
};

export const importsPointDown: ImportRule = ({ from, to, isPackage }) => {
  const [layer, target] = [layerOf(from), layerOf(to)];
  if (isPackage || layer === 'outside' || layer === target || MAY_IMPORT[layer].includes(target)) return undefined;
  return `${from} imports ${to}: '${layer}' may import ${MAY_IMPORT[layer].join(', ') || 'nothing'}, not '${target}'`;
};

export const domainPointsDown: ImportRule = ({ from, to }) => {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (layerOf(from) !== 'domain' || layerOf(to) !== 'domain' || room === other) return undefined;
  if (standsOn(DOMAIN_STEPS, room, other)) return undefined;
  return `${from} imports ${to}: a room of the domain knows only those of the steps before it`;
};

export const onlyServerImportsServer: ImportRule = ({ from, to, isPackage }) => {
  if (isPackage || layerOf(from) === 'outside' || isServerCode(from) || !isServerCode(to)) return undefined;
  return `${from} imports ${to}: only *.server.ts, http, server, commands, platform and netlify may import server code`;
};

const SERVER_PACKAGES = /^(kysely|jose|@neondatabase|@netlify|@electric-sql|ws)(\/|$)/;
const BUILD_PACKAGES = /^(node:|rolldown$)/;
/** Frontmatter, integrations, loaders and font tools run while the site is built and reach no browser. */
const RUNS_IN_BUILD = /\.astro$|-loader\.ts$|^src\/(assets|build)\//;

export const onlyServerImportsServerPackages: ImportRule = ({ from, to, isPackage }) => {
  if (!isPackage || layerOf(from) === 'outside' || isServerCode(from)) return undefined;
  // Netlify's own packages pack the functions.
  if (layerOf(from) === 'build' && to.startsWith('@netlify/')) return undefined;
  const isAllowed = RUNS_IN_BUILD.test(from)
    ? !SERVER_PACKAGES.test(to)
    : !SERVER_PACKAGES.test(to) && !BUILD_PACKAGES.test(to);
  return isAllowed ? undefined : `${from} imports ${to}, which no browser has`;
};

export const migrationsStandAlone: ImportRule = ({ from, to }) => {
  const isMigration = (path: string) => path.startsWith('src/server/db/migrations/') && !path.endsWith('/index.ts');
  if (!isMigration(from) || to === 'kysely' || isMigration(to)) return undefined;
  return `${from} imports ${to}: a migration imports only kysely, so that later changes can't alter what it did`;
};
