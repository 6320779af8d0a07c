/**
 * `npm run look -- --engines`: draws the top of every page of both wings at 390 and 1440 px in each installed engine, side
 * by side in one picture, into .look. Needs a built site (`npm run build`).
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ADMIN_PAGES } from '../support/admin-pages.ts';
import { findBrowser } from '../support/browser/find-browser.ts';
import { startOwnersServer } from '../support/browser/owners-server.ts';

const FOLDER = fileURLToPath(new URL('../../.look/engines/', import.meta.url));

process.env.CHROME_PATH ??= await findBrowser();
const { come, PUBLIC_PAGES } = await import('../support/engines/every-page.ts');
const { engineNames, wayToStart } = await import('../support/engines/engines.ts');
const { Visit } = await import('../support/engines/visit.ts');
await mkdir(FOLDER, { recursive: true });
const server = await startOwnersServer({ env: { LOG_LEVEL: 'silent' } });
const ways = engineNames.flatMap((name) => wayToStart(name) ?? []);
const visits = await Promise.all(ways.map(async (start) => new Visit(await start())));
await Promise.all(visits.map((visit) => come(visit, 'in', server.url)));
for (const path of [...PUBLIC_PAGES, ...ADMIN_PAGES.map(({ address }) => address)]) {
  for (const width of [390, 1440]) {
    const pictures: Uint8Array[] = [];
    for (const visit of visits) {
      await visit.driver.resize(width, 1300);
      await visit.open(path);
      await visit.see('main', 'h1');
      await visit.rest();
      pictures.push(await visit.driver.picture());
    }
    const size = { width: (width + 8) * pictures.length, height: 1300, channels: 3 as const, background: 'red' };
    const beside = pictures.map((input, index) => ({ input: Buffer.from(input), left: index * (width + 8), top: 0 }));
    const name = path.replaceAll('/', '-').slice(1) || 'startseite';
    await sharp({ create: size })
      .composite(beside)
      .png()
      .toFile(join(FOLDER, `${name}-${width}.png`));
  }
  console.log(path);
}
await Promise.all(visits.map(({ driver }) => driver.close()));
await server.stop();
console.log(FOLDER);
process.exit();
