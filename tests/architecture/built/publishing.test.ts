import { existsSync } from 'node:fs';
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectCopy } from '../../support/project-copy.ts';
import { type PublishingSite, publishingSite } from '../../support/publishing-site.ts';
import { ROOT } from '../../support/source/project-files.ts';

/** Two builds and a start on a busy machine. */
const MINUTES_MS = 5 * 60_000;

let folder: string;
let remove: () => Promise<void>;
let site: PublishingSite;
beforeAll(async () => {
  ({ folder, remove } = await projectCopy());
  await cp(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
  site = await publishingSite(folder);
}, MINUTES_MS);
afterAll(async () => {
  await site.stop();
  await remove();
});

const radius = async () => Number(/(\d+)\s*km/.exec(await (await fetch(site.address)).text())?.[1]);
const scriptsOf = (html: string) => [...html.matchAll(/\/_astro\/[\w.-]+\.js/g)].map(([path]) => path);

test(
  'a publication changes the pages without losing a request, and pages that are open find their scripts',
  async () => {
    const before = await (await fetch(site.address)).text();
    expect(scriptsOf(before).length).toBeGreaterThan(0);
    await site.change('area.serviceRadiusKm', 33);
    await site.publish();
    const lost: string[] = [];
    while ((await radius()) !== 33) {
      const answers = await Promise.all(
        ['/', '/faq', '/api/health', ...scriptsOf(before)].map((path) => fetch(site.address + path)),
      );
      lost.push(...answers.filter(({ ok }) => !ok).map(({ url, status }) => `${status} ${url}`));
    }
    for (const path of scriptsOf(before)) if (!(await fetch(site.address + path)).ok) lost.push(path);
    expect(lost).toEqual([]);
    expect(await site.show()).toMatchObject({ revision: 1, facts: { area: { serviceRadiusKm: 33 } }, draft: [] });
    expect((await site.show()).build).toMatchObject({ revision: 1, state: 'live' });
  },
  MINUTES_MS,
);

test(
  'after a build that fails half-way the old site stands with its facts, the reason is told and the draft kept',
  async () => {
    const page = join(folder, 'src/pages/faq.astro');
    const whole = await readFile(page, 'utf8');
    await appendFile(page, '\n<Missing />\n');
    await site.change('area.serviceRadiusKm', 44);
    await site.publish();
    await expect
      .poll(async () => (await site.show()).build.state, { timeout: MINUTES_MS, interval: 500 })
      .toBe('failed');
    const { build, draft, revision, facts } = await site.show();
    expect(build.reason).toMatch(/nicht gebaut/);
    expect([revision, facts.area.serviceRadiusKm, draft.length]).toEqual([1, 33, 1]);
    expect(await radius()).toBe(33);
    expect(await readFile(join(folder, '.cache/site/facts/area.ts'), 'utf8')).toContain('serviceRadiusKm = 33;');
    await writeFile(page, whole);
  },
  MINUTES_MS,
);

test(
  'the next start serves what was published last, and nothing of earlier ones is left',
  async () => {
    await site.stop();
    expect(existsSync(join(folder, 'dist.1'))).toBe(true);
    site = await publishingSite(folder);
    expect(await radius()).toBe(33);
    expect(existsSync(join(folder, 'dist.1'))).toBe(false);
    expect((await site.show()).draft).toHaveLength(1);
  },
  MINUTES_MS,
);
