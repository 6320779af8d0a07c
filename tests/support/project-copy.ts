import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './source/project-files.ts';

const COPIED = [
  ...['src', 'netlify', 'public', 'package.json', 'astro.config.mjs', 'tailwind.config.cjs', 'tsconfig.json'],
  'netlify.toml',
];

/**
 * Copies the project into a folder in which other facts may be published. Modules, history and pictures are the same.
 * Without the owner's pages a build takes half the time.
 */
export async function projectCopy({
  withOwnersPages = true,
} = {}): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  for (const path of COPIED) await cp(join(ROOT, path), join(folder, path), { recursive: true });
  if (!withOwnersPages) await rm(join(folder, 'src/pages/admin'), { recursive: true });
  await mkdir(join(folder, '.cache'));
  for (const path of ['node_modules', '.git', '.cache/astro'])
    await symlink(join(ROOT, path), join(folder, path), 'junction');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
