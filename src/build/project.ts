import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
export const functionsFolder = join(projectFolder, 'netlify/functions');
export const deployedFunctionsFolder = join(projectFolder, '.functions');
/** For all servers on this machine. */
export const keptFunctionsFolder = join(projectFolder, '.cache/functions');
export const netlifyConfig = join(projectFolder, 'netlify.toml');
