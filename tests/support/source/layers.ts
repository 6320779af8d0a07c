/** The floors of the house and their folders, from the roof to the ground (README, map of the house). */
const FOLDERS = {
  command: /^src\/commands\//,
  platform: /^src\/platform\//,
  composition:
    /^netlify\/functions\/|^src\/(pages|layouts|admin\/(frame|dashboard))\/|^src\/(api-routes|middleware|content\.config)\.ts$/,
  build: /^src\/build\//,
  wing: /^src\/(site|admin)\//,
  http: /^src\/http\//,
  domain: /^src\/domain\//,
  server: /^src\/server\//,
  shared: /^src\/shared\//,
  content: /^src\/(content|assets)\//,
  config: /^src\/(config|styles)\//,
};
type Floor = keyof typeof FOLDERS;
/** 'outside' means no floor: tests, tool configuration. */
type Layer = Floor | 'outside';

const BELOW_WINGS = ['http', 'domain', 'server', 'shared', 'content', 'config'] as const;

/** The floors that each floor may import besides itself. 'outside' (tests, tool configuration) may import all. */
export const MAY_IMPORT: Record<Floor, readonly Layer[]> = {
  command: ['platform', 'composition', 'build', 'wing', ...BELOW_WINGS],
  platform: ['composition', 'build', 'wing', ...BELOW_WINGS],
  composition: ['build', 'wing', ...BELOW_WINGS],
  build: ['domain', 'server', 'shared', 'content', 'config'],
  wing: BELOW_WINGS,
  http: ['domain', 'server', 'shared', 'content', 'config'],
  domain: ['server', 'shared', 'content', 'config'],
  server: ['shared', 'content', 'config'],
  content: ['shared', 'config'],
  shared: ['config'],
  config: [],
};

/** The domain's rooms from the ground up. Each may import rooms of earlier steps, but none of its own step. */
export const DOMAIN_STEPS: readonly (readonly string[])[] = [
  ['people', 'visits', 'service-area', 'absence', 'backups'],
  ['customers', 'site'],
  ['requests'],
  ['jobs'],
  ['messages'],
  ['erasure'],
];

/** The rooms of the owner's inbox, in the same order. No other room of a wing imports another. */
export const INBOX_STEPS: readonly (readonly string[])[] = [
  ['shown'],
  ['case', 'reply', 'photos', 'arrivals'],
  ['dates'],
  ['card', 'absence'],
  ['customer', 'agenda', 'apart'],
  ['list'],
];

export const layerOf = (path: string): Layer =>
  (Object.keys(FOLDERS) as Floor[]).find((floor) => FOLDERS[floor].test(path)) ?? 'outside';

/** Returns a file's room of a wing or of the domain: 'admin/list' for src/admin/list/texts.ts. */
export const roomOf = (path: string): string | undefined => /^src\/((?:site|admin|domain)\/[^/]+)\//.exec(path)?.[1];

/** Whether code runs on the server only. */
export const isServerCode = (path: string): boolean =>
  /^(src\/(http|server|commands|platform)|netlify)\//.test(path) || /\.server\.tsx?$/.test(path);
