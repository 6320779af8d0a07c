import type { Plugin } from 'vite';

const SUFFIX = '?own';
const SCHEMA = /[\\/]content[\\/]facts-schema\.ts$/;

/**
 * Gives the schema of the facts a copy of zod of its own. A bundler puts a module into one file with all that anybody
 * uses of it, so the login would load what the schema needs, 7 kB that only the pages of 'Website' use.
 */
export const ownZod = (): Plugin => ({
  name: 'own-zod',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  async resolveId(source, importer = '', options) {
    const isOfCopy = importer.endsWith(SUFFIX);
    if (!isOfCopy && !(source === 'zod' && SCHEMA.test(importer))) return undefined;
    const found = await this.resolve(source, importer.replace(SUFFIX, ''), { ...options, skipSelf: true });
    return found && { ...found, id: `${found.id}${SUFFIX}` };
  },
});
