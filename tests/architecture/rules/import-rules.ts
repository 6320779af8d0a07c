import { type Import, importsOf } from '../../support/source/imports-of.ts';
import { featureOf, isServerCode, layerOf, MAY_IMPORT } from '../../support/source/layers.ts';
import type { SourceFile } from '../../support/source/project-files.ts';

/** A rule about imports: what is wrong with one, as a sentence, or undefined. */
type ImportRule = (imported: Import) => string | undefined;

/** Names every import that breaks the rule, one sentence each. */
export const breachesOf = (rule: ImportRule, files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => importsOf(file).map(rule)).filter((sentence) => sentence !== undefined);

export const featuresStayApart: ImportRule = ({ from, to }) => {
  const [feature, other] = [featureOf(from), featureOf(to)];
  if (!feature || !other || feature === other) return undefined;
  return `${from} imports ${to}: features meet only in pages, layouts and admin; move what both need to src/shared`;
};

export const importsPointDown: ImportRule = ({ from, to, isPackage }) => {
  const [layer, target] = [layerOf(from), layerOf(to)];
  if (isPackage || layer === 'outside' || layer === target || MAY_IMPORT[layer].includes(target)) return undefined;
  return `${from} imports ${to}: '${layer}' may import ${MAY_IMPORT[layer].join(', ') || 'nothing'}, not '${target}'`;
};

export const onlyServerImportsServer: ImportRule = ({ from, to, isPackage }) => {
  if (isPackage || layerOf(from) === 'outside' || isServerCode(from) || !isServerCode(to)) return undefined;
  return `${from} imports ${to}: only *.server.ts, src/server, src/platform and netlify may import server code`;
};

const SERVER_PACKAGES = /^(kysely|jose|@neondatabase|@netlify|@electric-sql|ws)(\/|$)/;
const BUILD_PACKAGES = /^(node:|esbuild$)/;
/** Frontmatter, integrations, loaders and font tools run while the site is built and reach no browser. */
const RUNS_IN_BUILD = /\.astro$|-(integration|loader)\.ts$|^src\/assets\//;

export const onlyServerImportsServerPackages: ImportRule = ({ from, to, isPackage }) => {
  if (!isPackage || layerOf(from) === 'outside' || isServerCode(from)) return undefined;
  const isAllowed = RUNS_IN_BUILD.test(from)
    ? !SERVER_PACKAGES.test(to)
    : !SERVER_PACKAGES.test(to) && !BUILD_PACKAGES.test(to);
  return isAllowed ? undefined : `${from} imports ${to}, which no browser has`;
};

export const migrationsStandAlone: ImportRule = ({ from, to }) => {
  if (!/^src\/server\/db\/migrations\/\d/.test(from) || to === 'kysely') return undefined;
  return `${from} imports ${to}: a migration imports only kysely, so that later changes can't alter what it did`;
};

export const platformStaysOutside: ImportRule = ({ from, to }) => {
  if (layerOf(to) !== 'platform' || ['platform', 'outside'].includes(layerOf(from))) return undefined;
  return `${from} imports ${to}: the local runner is in no bundle and nothing of the product knows it`;
};
