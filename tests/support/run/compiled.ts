import { fileURLToPath } from 'node:url';

/** The folder of Node's compile cache (NODE_COMPILE_CACHE), which halves the start of a test's commands and servers. */
export const COMPILED = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url));
