import { fileURLToPath } from 'node:url';

/** Where Node keeps what it has compiled (NODE_COMPILE_CACHE): a command or server that a test starts takes half the time. */
export const COMPILED = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url));
