/** The floors of the house, from the roof to the ground (README, map of the house). */
export type Layer =
  | 'outside'
  | 'command'
  | 'platform'
  | 'composition'
  | 'build'
  | 'wing'
  | 'http'
  | 'domain'
  | 'server'
  | 'shared'
  | 'content'
  | 'config';

const FOLDERS: readonly (readonly [RegExp, Layer])[] = [
  [/^src\/commands\//, 'command'],
  [/^src\/platform\//, 'platform'],
  [
    /^netlify\/functions\/|^src\/(pages|layouts|admin\/(frame|dashboard))\/|^src\/(api-routes|middleware|content\.config)\.ts$/,
    'composition',
  ],
  [/^src\/build\//, 'build'],
  [/^src\/(site|admin)\//, 'wing'],
  [/^src\/http\//, 'http'],
  [/^src\/domain\//, 'domain'],
  [/^src\/server\//, 'server'],
  [/^src\/shared\//, 'shared'],
  [/^src\/(content|assets|styles)\//, 'content'],
  [/^src\/config\//, 'config'],
];

const BELOW_WINGS = ['http', 'domain', 'server', 'shared', 'content', 'config'] as const;

/** What each floor may import besides itself. 'outside' (tests, tool configuration) may import everything. */
export const MAY_IMPORT: Record<Exclude<Layer, 'outside'>, readonly Layer[]> = {
  command: ['platform', 'composition', 'build', 'wing', ...BELOW_WINGS],
  platform: ['command', 'composition', 'build', 'wing', ...BELOW_WINGS],
  composition: ['build', 'wing', ...BELOW_WINGS],
  build: ['shared', 'content', 'config'],
  wing: BELOW_WINGS,
  http: ['domain', 'server', 'shared', 'content', 'config'],
  domain: ['server', 'shared', 'content', 'config'],
  server: ['shared', 'content', 'config'],
  shared: ['content', 'config'],
  content: ['config'],
  config: [],
};

/** The domain's rooms from the ground up: each may import those before it. Rooms of one step know nothing of each other. */
export const DOMAIN_STEPS: readonly (readonly string[])[] = [
  ['people', 'visits', 'service-area', 'backups'],
  ['requests'],
  ['messages'],
  ['erasure'],
];

export const layerOf = (path: string): Layer => FOLDERS.find(([folder]) => folder.test(path))?.[1] ?? 'outside';

/** The room of a wing or of the domain that a file belongs to: 'admin/inbox' of src/admin/inbox/texts.ts. */
export const roomOf = (path: string): string | undefined => /^src\/((?:site|admin|domain)\/[^/]+)\//.exec(path)?.[1];

/** Code that runs on the server only. */
export const isServerCode = (path: string): boolean =>
  /^(src\/(http|server|commands|platform)|netlify)\//.test(path) || /\.server\.tsx?$/.test(path);
