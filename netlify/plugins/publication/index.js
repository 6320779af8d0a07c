/**
 * Netlify's build plugin around `npm run build:netlify` (src/docs/decisions/publishing.md). Takes the owner's newest
 * revision before the build, says how it ended, and keeps the encoded pictures for the next one.
 */
import { spawnSync } from 'node:child_process';

const step = (name) =>
  spawnSync(process.execPath, ['--import', './src/commands/link-facts.ts', 'src/commands/publication.ts', name], {
    stdio: 'inherit',
  }).status === 0;

export const onPreBuild = async ({ utils }) => {
  await utils.cache.restore('.cache/astro');
  if (!step('begin')) utils.build.failBuild('The published facts could not be read. The old site stays.');
};
export const onPostBuild = ({ utils }) => utils.cache.save('.cache/astro');
export const onSuccess = () => void step('live');
export const onError = () => void step('failed');
