/** The floors of the house, from the roof to the ground (README, map of the house). */
export type Layer = 'door' | 'view' | 'platform' | 'feature' | 'server' | 'shared' | 'content' | 'config' | 'outside';

const FOLDERS: readonly (readonly [RegExp, Layer])[] = [
  [/^netlify\/functions\//, 'door'],
  [/^src\/(pages|layouts|admin)\/|^src\/api-routes\.ts$/, 'view'],
  // Commands are started by a person and put features together, as doors and pages do.
  [/^src\/server\/commands\//, 'view'],
  [/^src\/platform\//, 'platform'],
  [/^src\/features\//, 'feature'],
  [/^src\/server\//, 'server'],
  [/^src\/shared\//, 'shared'],
  [/^src\/(content|assets|styles)\//, 'content'],
  [/^src\/config\//, 'config'],
];

/** What each floor may import besides itself. 'outside' (tests, tool configuration) may import everything. */
export const MAY_IMPORT: Record<Exclude<Layer, 'outside'>, readonly Layer[]> = {
  door: ['feature', 'server', 'shared', 'content', 'config'],
  view: ['feature', 'server', 'shared', 'content', 'config'],
  platform: ['view', 'server', 'shared', 'content', 'config'],
  feature: ['server', 'shared', 'content', 'config'],
  server: ['shared', 'content', 'config'],
  shared: ['content', 'config'],
  content: ['config'],
  config: [],
};

export const layerOf = (path: string): Layer => FOLDERS.find(([folder]) => folder.test(path))?.[1] ?? 'outside';

/** The feature a file belongs to: 'contact' of src/features/contact/texts.ts. */
export const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)/.exec(path)?.[1];

/** Code that runs on the server only. */
export const isServerCode = (path: string): boolean =>
  /^(src\/(server|platform)|netlify)\//.test(path) || /\.server\.tsx?$/.test(path);
