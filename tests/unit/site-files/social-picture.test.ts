import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { socialPicture } from '#site/files/social-picture-loader.ts';

const wanted = { picture: 'house.jpg', headline: 'Klare Sicht', company: 'Muster Glasreinigung' };

test('a shared link’s picture is encoded once, and anew for other words', async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), 'social-'));
  onTestFinished(() => rm(cacheDir, { recursive: true, force: true }));
  expect(await sharp(await socialPicture(wanted, cacheDir)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  const [name = ''] = await readdir(cacheDir);
  await writeFile(join(cacheDir, name), 'kept');
  expect(Buffer.from(await socialPicture(wanted, cacheDir)).toString()).toBe('kept');
  await socialPicture({ ...wanted, headline: 'Andere Worte' }, cacheDir);
  expect(await readdir(cacheDir)).toHaveLength(2);
});
