import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listen } from '#platform/http/listen.ts';
import { readRecord } from '#platform/owner-lock.ts';
import { projectCopy } from '../../support/project-copy.ts';
import { type PublishingSite, publishingSite } from '../../support/publishing-site.ts';
import { runChild } from '../../support/run/child.ts';
import { patience } from '../../support/run/pace.ts';
import { ROOT } from '../../support/source/project-files.ts';

/** The doors that are asked here: each start and each publication bundles all there are. */
const DOORS = ['admin.ts', 'session.ts', 'health.ts'];

/** Two builds and a start on a busy machine. */
const MINUTES_MS = patience(5 * 60_000);

let folder: string;
let remove: () => Promise<void>;
let site: PublishingSite;
/** Netlify's build hook, which builds nothing here. */
const hook = createServer((_, response) => void response.end());
beforeAll(async () => {
  ({ folder, remove } = await projectCopy({ withOwnersPages: false }));
  await cp(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
  const doors = join(folder, 'netlify/functions');
  for (const name of await readdir(doors)) if (!DOORS.includes(name)) await rm(join(doors, name));
  site = await publishingSite(folder);
}, MINUTES_MS);
afterAll(async () => {
  await site.stop();
  await closeServer(hook);
  await remove();
});

const radius = async () => Number(/(\d+)\s*km/.exec(await (await fetch(site.address)).text())?.[1]);
const scriptsOf = (html: string) => [...html.matchAll(/\/_astro\/[\w.-]+\.js/g)].map(([path]) => path);

const HOUSE = 'Das Haus von Familie Klein';
const pageNow = async () => (await fetch(site.address)).text();
const picturesOf = (html: string) =>
  [...html.matchAll(/\/_astro\/[\w.-]+\.(?:avif|webp|jpe?g)/g)].map(([path]) => path);

async function sendPicture(background = '#7aa'): Promise<string> {
  const create = { width: 60, height: 40, channels: 3, background } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  return (await (await site.call('POST', 'website/pictures', new Blob([new Uint8Array(picture)]))).json()).file;
}

test(
  'a publication changes the pages without losing a request, and pages that are open find their scripts',
  async () => {
    const before = await (await fetch(site.address)).text();
    expect(scriptsOf(before).length).toBeGreaterThan(0);
    const photo = {
      file: await sendPicture('#c33'),
      alt: HOUSE,
      isPhoto: true,
      kind: 'Fenster',
      consent: '2026-10-12',
    };
    await site.change('gallery.pictures', [photo, ...(await site.show()).facts.gallery.pictures]);
    await site.change('area.serviceRadiusKm', 33);
    const day = new Date().toISOString().slice(0, 10);
    await site.call('PUT', 'absence', {
      id: crypto.randomUUID(),
      sentence: 'Heute krank.',
      from: day,
      until: '2099-01-01',
    });
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
    const after = await pageNow();
    for (const words of ['Heute krank.', HOUSE])
      expect([before, after].map((html) => html.includes(words))).toEqual([false, true]);
    const { draft, ...now } = await site.show();
    expect(now).toMatchObject({ revision: 1, facts: { area: { serviceRadiusKm: 33 } } });
    expect(draft.map(({ facts }: { facts: object }) => facts)).toEqual([{}, {}]);
    expect((await site.show()).build).toMatchObject({ revision: 1, state: 'live' });
  },
  MINUTES_MS,
);

test(
  'a withdrawn consent takes the picture from the page and from the files beside it, at once',
  async () => {
    const before = await pageNow();
    const [{ file }] = (await site.show()).facts.gallery.pictures;
    await site.call('DELETE', `website/pictures/${file}`);
    await expect.poll(pageNow, { timeout: MINUTES_MS, interval: 500 }).not.toContain(HOUSE);
    const left = picturesOf(await pageNow());
    const gone = picturesOf(before).filter((path) => !left.includes(path));
    expect(gone.length).toBeGreaterThan(0);
    for (const path of gone) expect((await fetch(site.address + path)).status, path).toBe(404);
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
    expect([revision, facts.area.serviceRadiusKm, draft.length]).toEqual([2, 33, 2]);
    expect(await radius()).toBe(33);
    expect(await readFile(join(folder, '.cache/site/facts/area.ts'), 'utf8')).toContain('serviceRadiusKm = 33;');
    await writeFile(page, whole);
  },
  MINUTES_MS,
);

test(
  'a second server in the same folder, with other data, leaves the pages of the first alone',
  async () => {
    const second = await publishingSite(folder, { DATA_DIR: join(folder, '.other') });
    expect((await fetch(second.address)).status).toBe(200);
    expect(await radius()).toBe(33);
    await second.stop();
    expect(await radius()).toBe(33);
  },
  MINUTES_MS,
);

test(
  'the next start serves what was published last, and nothing of earlier ones is left',
  async () => {
    await site.stop();
    await mkdir(join(folder, '.data/site.0'));
    site = await publishingSite(folder, { SITE_BUILD_HOOK: `http://127.0.0.1:${await listen(hook, 0, '127.0.0.1')}/` });
    expect(await radius()).toBe(33);
    expect((await readdir(join(folder, '.data'))).filter((name) => name.startsWith('site'))).toEqual(['site.2']);
    expect((await site.show()).draft).toHaveLength(2);
  },
  MINUTES_MS,
);

/** Runs steps of Netlify's build plugin as a production build does. */
async function plugin(...steps: string[]) {
  const { database } = readRecord(join(folder, '.data')) ?? {};
  const code = `const utils = { cache: { restore() {}, save() {} }, build: { failBuild(why) { console.log(why); } } };
    const plugin = await import('./netlify/plugins/publication/index.js');
    for (const step of ${JSON.stringify(steps)}) await plugin[step]({ utils });`;
  return runChild(['node', '--input-type=module', '-e', code], {
    cwd: folder,
    env: {
      ...process.env,
      CONTEXT: 'production',
      DATABASE_URL: database?.url,
      DATABASE_WS_PROXY: database?.wsProxy,
      SESSION_SECRET: 'a key of more than thirty-two characters',
    },
  });
}

test(
  'Netlify’s build takes the newest revision, and tells whether it is live or why it failed',
  async () => {
    const facts = () => readFile(join(folder, '.cache/site/facts/area.ts'), 'utf8');
    const state = async () => (await site.show()).build;
    await site.publish();
    expect(await state()).toMatchObject({ revision: 4, state: 'queued' });
    await plugin('onPreBuild');
    expect(await state()).toMatchObject({ state: 'building' });
    expect(await facts()).toContain('serviceRadiusKm = 44;');
    await plugin('onError');
    expect(await state()).toMatchObject({ state: 'failed', reason: expect.stringContaining('nicht gebaut') });
    await site.publish();
    await plugin('onPreBuild', 'onSuccess');
    expect(await state()).toMatchObject({ revision: 5, state: 'live' });
  },
  MINUTES_MS,
);

test(
  'a start builds what was live before if the newest revision can’t be built, so that the area stays reachable',
  async () => {
    const file = await sendPicture();
    await site.change('person.portrait', { file });
    await site.publish();
    await site.stop();
    const kept = await readdir(join(folder, '.data'), { recursive: true });
    for (const path of kept.filter((name) => name.endsWith(file))) await rm(join(folder, '.data', path));
    // Not the whole build, which the first publication has shown: only the facts that it would see.
    const scripts = await readFile(join(folder, 'package.json'), 'utf8');
    const build = 'cp .cache/site/facts/area.ts dist/area.txt';
    await writeFile(join(folder, 'package.json'), scripts.replace(/(?<="build": ")[^"]*/, build));
    site = await publishingSite(folder, {}, ['--build']);
    expect(await (await fetch(`${site.address}/area.txt`)).text()).toContain('serviceRadiusKm = 44;');
    const { revision, build: last, draft } = await site.show();
    expect([revision, last.revision, last.state]).toEqual([5, 6, 'failed']);
    expect(draft).toContainEqual(expect.objectContaining({ facts: { 'person.portrait': { file } } }));
    expect(last.reason).toContain('Foto von Ihnen: Das Bild ist nicht mehr gespeichert.');
  },
  MINUTES_MS,
);
