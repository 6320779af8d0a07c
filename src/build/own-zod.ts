import type { Plugin } from 'vite';

const SUFFIX = '?own';
const SCHEMA = /[\\/]content[\\/]facts-schema\.ts$/;

/** Gives the facts' schema a zod of its own: the login would load the 7 kB that only the pages of 'Website' use. */
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
