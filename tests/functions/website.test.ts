import { createServer } from 'node:http';
import fc from 'fast-check';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#config/limits.ts';
import { allFacts } from '#content/all-facts.ts';
import { forgetPictures } from '#domain/site/pictures.server.ts';
import { readPublication } from '#domain/site/publication.server.ts';
import {
  addRevision,
  askForBuild,
  claimNewest,
  endBuild,
  findNewest,
  findRevision,
  findRevisions,
  forgetOldFacts,
} from '#domain/site/revisions.server.ts';
import { toStored } from '#domain/site/stored-facts.ts';
import { subjectOf } from '#domain/site/subjects.ts';
import { withoutPicture } from '#domain/site/withdrawn-pictures.server.ts';
import { closeServer, listen } from '#platform/http/listen.ts';
import { openBlobStore } from '#server/blobs.ts';
import { ADMIN, loggedIn, theOwner } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';

const { db, insert } = testDatabase();
const owner = theOwner(db);

let asked: number;
let hookStatus: number;
const hook = createServer((_, response) => {
  asked += 1;
  response.writeHead(hookStatus).end();
});
let port: number;
beforeAll(async () => {
  port = await listen(hook, 0, '127.0.0.1');
});
afterAll(() => closeServer(hook));
beforeEach(() => {
  asked = 0;
  hookStatus = 200;
  vi.stubEnv('SITE_BUILD_HOOK', `http://127.0.0.1:${port}/build`);
});

const ask = (call: string, body?: object, who = owner) => {
  const [method, path] = call.split(' ');
  return invoke(api, `/api/admin/website${path}`, { method: method as string, ...who, ...(body && { body }) });
};
const show = async () => (await ask('GET ')).json();
/** Saves one fact beside the changed ones of its subject; `undefined` takes it back. */
async function save(field: string, value: unknown, seen?: number, who = owner) {
  const subject = subjectOf(field) ?? 'betrieb';
  const row = (await show()).draft.find((one: { subject: string }) => one.subject === subject);
  const facts = { ...row?.facts, [field]: value };
  return ask('PUT /draft', { subject, facts, seen: seen ?? row?.version ?? 0 }, who);
}
const helper = async () => ({ cookie: await loggedIn(db, { ...ADMIN, username: 'klaus' }) });
const publish = async () => ask('POST /publish', { seen: (await show()).draft });

test('a new site shows the facts of the repository and no draft', async () => {
  expect(await show()).toMatchObject({
    revision: 0,
    liveSince: null,
    facts: { firm: { company: allFacts.firm.company, vatId: null } },
    draft: [],
    build: null,
    mayPublish: true,
    publisher: 'inhaberin',
    publishedThisMonth: 0,
  });
});

test('changed facts are kept on every device, each subject by itself, and go when they are what is live', async () => {
  const kept = await (await save('firm.owner', 'Erika Sommer')).json();
  expect(kept).toMatchObject({ subject: 'betrieb', facts: { 'firm.owner': 'Erika Sommer' }, admin: 'inhaberin' });
  expect((await show()).draft).toEqual([kept]);
  await save('contact.mailProvider', { name: 'Post', seat: 'Mainz', privacyNotice: 'post.de/daten' });
  await save('area.region', 'Pfalz');
  expect((await show()).draft).toMatchObject([
    { facts: { 'firm.owner': 'Erika Sommer', 'contact.mailProvider': { privacyNotice: 'https://post.de/daten' } } },
    { facts: { 'area.region': 'Pfalz' } },
  ]);
  await save('contact.mailProvider', undefined);
  expect(await (await save('firm.owner', allFacts.firm.owner)).json()).toMatchObject({ facts: {} });
});

test('of two people in one subject the later one learns who and when, and overwrites nothing', async () => {
  const mine = await (await save('firm.owner', 'Erika Sommer')).json();
  const other = await helper();
  const theirs = await (await save('firm.shortName', 'Sommer', mine.version, other)).json();
  for (const late of [save('firm.owner', 'Eva', mine.version), save('firm.owner', 'Eva', 0)]) {
    const answer = await late;
    expect(answer.status).toBe(409);
    expect((await answer.json()).error).toMatch(
      /^klaus hat das um \d+:\d\d Uhr geändert\. Ihre Eingabe ist noch da\.$/,
    );
  }
  expect((await show()).draft).toEqual([theirs]);
  expect(await (await ask('GET ', undefined, other)).json()).toMatchObject({ mayPublish: false });
  const both = [save('firm.owner', 'A', theirs.version), save('firm.owner', 'B', theirs.version, other)];
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each([
  ['firm.owner', ' ', 'firm.owner'],
  ['person.portrait', { file: 'nope.jpg' }, 'person.portrait.file'],
  ['person.portrait', { file: `${'a'.repeat(64)}.jpg` }, 'person.portrait.file'],
  ['firm.gibtsnicht', 'x', 'field'],
  ['__proto__.constructor', 'x', 'field'],
])('a wrong value of %s is refused with a sentence at its place: %j', async (field, value, path) => {
  const answer = await save(field, value);
  expect(answer.status).toBe(422);
  expect((await answer.json()).fieldErrors).toHaveProperty([path]);
  expect((await show()).draft).toEqual([]);
});

test('the owner publishes exactly the draft that was seen, as a revision with its changes in words', async () => {
  await save('firm.owner', 'Erika Sommer');
  const { draft: seen } = await show();
  await save('prices.seniorDiscountPercent', 15);
  expect((await ask('POST /publish', { seen })).status).toBe(409);
  // Another value of a fact that was seen.
  const both = (await show()).draft;
  await save('prices.seniorDiscountPercent', 12);
  expect((await ask('POST /publish', { seen: both })).status).toBe(409);
  const answer = await publish();
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({ revision: 1, state: 'queued', reason: null });
  expect(asked).toBe(1);
  const [line] = await (await ask('GET /revisions')).json();
  expect(line.sentences).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'firm.owner', before: allFacts.firm.owner, after: 'Erika Sommer' }),
      expect.objectContaining({ field: 'prices.seniorDiscountPercent' }),
      // Nobody has confirmed it (ruling 66).
      expect.objectContaining({ label: 'Zeiten, Gespräch, Freitag', after: 'geschlossen' }),
    ]),
  );
  const { facts } = (await findRevision(db, 1)) ?? {};
  expect(facts).toMatchObject({ firm: { owner: 'Erika Sommer', company: allFacts.firm.company, vatId: null } });
  // The draft stays until the pages are live.
  expect((await show()).draft).toHaveLength(2);
});

test('nothing to publish, and a revision that is not there, are said', async () => {
  expect((await publish()).status).toBe(422);
  expect((await ask('POST /revisions/9/publish')).status).toBe(404);
  expect((await ask('POST /revisions/x/publish')).status).toBe(404);
});

test('a refused build ends the publication with its reason, and the draft is still there', async () => {
  hookStatus = 404;
  await save('firm.owner', 'Erika Sommer');
  expect(await (await publish()).json()).toMatchObject({
    state: 'failed',
    reason: expect.stringMatching(/^Netlify hat den Auftrag nicht angenommen \(Antwort 404\)\. Bitte veröff/),
  });
  hookStatus = 200;
  expect(await (await publish()).json()).toMatchObject({ revision: 2, state: 'queued' });
  expect(asked).toBe(2);
});

/** Publishes another value, as a press does that follows a change. */
async function publishAnother(km: number) {
  await save('area.serviceRadiusKm', km);
  await publish();
}
test.each([
  ['live', undefined, 2],
  ['failed', 'x', 0],
])(
  'one build at a time: what is published meanwhile waits, several as one, also for an end like this: %s',
  async (_, reason, id) => {
    for (const km of [31, 32]) await publishAnother(km);
    expect(asked).toBe(1);
    expect(await claimNewest(db, new Date())).toMatchObject({ id: 2, facts: { area: { serviceRadiusKm: 32 } } });
    await publishAnother(33);
    expect(asked).toBe(1);
    expect((await show()).build).toMatchObject({ revision: 3, state: 'queued' });
    expect(await endBuild(db, 2, reason, new Date())).toBe(3);
    expect((await show()).publishedThisMonth).toBe(1);
    await publishAnother(34);
    expect(asked, 'the end stops no later one').toBe(2);
    const [, , , first] = await (await ask('GET /revisions')).json();
    expect(first, 'another was built in its place').toMatchObject({ id: 1, publishedWith: id });
  },
);

test('two presses on the same draft are one publication, and a build that does not begin is asked for again', async () => {
  const clock = frozenClock();
  await save('firm.owner', 'Erika Sommer');
  const { draft: seen } = await show();
  const both = await Promise.all([ask('POST /publish', { seen }), ask('POST /publish', { seen })]);
  expect(await Promise.all(both.map(async (answer) => (await answer.json()).revision))).toEqual([1, 1]);
  expect(asked).toBe(1);
  clock.advance(MINUTE_MS - 1);
  await publish();
  expect(asked).toBe(1);
  clock.advance(1);
  await publish();
  expect(asked).toBe(2);
  expect(await (await ask('GET /revisions')).json()).toHaveLength(1);
  const lines = await db.selectFrom('shortLived.securityLog').select('kind').where('kind', '=', 'published').execute();
  expect(lines).toHaveLength(1);
});

test('whatever the order of presses, begins and ends, the newest publication is built', async () => {
  const calm = ['press', 'again', 'begin', 'live', 'fail'] as const;
  const deeds = fc.oneof(
    fc.array(fc.constantFrom(...calm), { maxLength: 14 }),
    fc.array(fc.constantFrom(...calm, 'lose', 'silence', 'wait'), { maxLength: 14 }),
  );
  await fc.assert(
    fc.asyncProperty(deeds, async (all) => {
      await db.deleteFrom('siteRevisions').execute();
      [asked, hookStatus] = [0, 200];
      const host = { now: Date.now(), value: 0, begun: 0, running: 0 };
      const at = () => new Date(host.now++);
      const hookUrl = process.env.SITE_BUILD_HOOK;
      const press = async (more: number) => {
        host.value += more;
        const added = { facts: { a: { value: host.value } }, sentences: [], admin: 'inhaberin', live: 0 };
        const { id, isToAsk } = await db.transaction().execute((one) => addRevision(one, added, at()));
        if (isToAsk) await askForBuild(db, id, hookUrl, at());
      };
      const end = async (reason?: string) => {
        const id = host.running;
        if (!id) return;
        host.running = 0;
        const newest = await endBuild(db, id, reason, at());
        if (newest) await askForBuild(db, newest, hookUrl, at());
      };
      const pass = async (ms: number) => {
        host.now += ms;
      };
      const steps = {
        press: () => press(1),
        again: () => press(0),
        begin: async () => {
          if (asked === host.begun || host.running) return;
          host.begun += 1;
          host.running = (await claimNewest(db, at()))?.id ?? 0;
        },
        live: () => end(),
        fail: () => end('x'),
        lose: async () => {
          host.begun = asked;
        },
        silence: () => {
          host.running = 0;
          return pass(20 * MINUTE_MS);
        },
        wait: () => pass(30_000),
      };
      const newestOf = async () => (await findRevisions(db, 1))[0];
      for (const deed of all) {
        await steps[deed]();
        const newest = await newestOf();
        const isOver = !newest || newest.liveAt || newest.failedAt;
        // With a host that loses nothing, each publication is built, is called for or waits for the end of another.
        if (all.every((deed) => deed !== 'lose' && deed !== 'silence'))
          expect(isOver || host.running || asked > host.begun).toBeTruthy();
      }
      // Whatever was lost or silent before: this press is built.
      await (host.running ? steps.silence() : pass(MINUTE_MS));
      await steps.press();
      while (asked > host.begun) {
        await steps.begin();
        await end();
      }
      const built = await findNewest(db);
      return (await newestOf())?.liveAt !== null && built?.facts.a?.value === host.value;
    }),
    { numRuns: 30 },
  );
});

test('a build that died without a word has failed after 20 minutes, and the next one is asked for', async () => {
  const clock = frozenClock();
  await save('firm.owner', 'Erika Sommer');
  await publish();
  await claimNewest(db, new Date());
  expect((await show()).build).toMatchObject({ state: 'building' });
  clock.advance(20 * MINUTE_MS);
  expect((await show()).build).toMatchObject({ state: 'failed', reason: expect.stringContaining('keine Meldung') });
  await publish();
  expect(asked).toBe(2);
});

test('an older revision is published as a new one, with its own facts and not with today’s draft', async () => {
  await save('firm.owner', 'Erika Sommer');
  await publish();
  await endBuild(db, 1, undefined, new Date());
  await save('firm.owner', 'Eva Winter');
  expect(await (await ask('POST /revisions/1/publish')).json()).toMatchObject({ revision: 2 });
  const [newest, first] = await (await ask('GET /revisions')).json();
  expect(newest.sentences).toEqual(first.sentences);
  expect((await findRevision(db, 2))?.facts.firm?.owner).toBe('Erika Sommer');
  expect((await show()).draft).toMatchObject([{ facts: { 'firm.owner': 'Eva Winter' } }]);
});

test('after a restore the next revision takes no number of a live one', async () => {
  const added = { facts: {}, sentences: [], admin: 'inhaberin', live: 20 };
  expect(await db.transaction().execute((all) => addRevision(all, added, new Date()))).toMatchObject({ id: 21 });
});

const aPicture = (background = '#7aa') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
const upload = (bytes: Uint8Array, who = owner) =>
  invoke(api, '/api/admin/website/pictures', {
    ...who,
    method: 'POST',
    rawBody: new Uint8Array(bytes),
    headers: { 'content-type': 'image/jpeg' },
  });
/** Stores a picture of that tone. Returns its file's name. */
const stored = async (tone?: string): Promise<string> => (await (await upload(await aPicture(tone))).json()).file;

test('a picture is stored once under its digest, and shown to signed-in people only', async () => {
  const [first, again] = [await (await upload(await aPicture())).json(), await (await upload(await aPicture())).json()];
  expect(first).toEqual({ file: expect.stringMatching(/^[0-9a-f]{64}\.jpg$/), width: 60, height: 40 });
  expect(again).toEqual(first);
  const shown = await ask(`GET /pictures/${first.file}`);
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(60);
  expect((await invoke(api, `/api/admin/website/pictures/${first.file}`)).status).toBe(401);
  expect((await ask('GET /pictures/..%2Fx.jpg')).status).toBe(404);
  expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(422);
});

const cleanUp = (now: Date) =>
  forgetPictures(db, now, new AbortController().signal, { deploy: { context: 'dev', id: 'local' } });
const picturesLeft = async () =>
  (await db.selectFrom('sitePictures').select('digest').execute()).map(({ digest }) => `${digest}.jpg`).toSorted();

test('the clean-up removes pictures that nothing has named for 30 days, and keeps those of a draft or a revision', async () => {
  const clock = frozenClock();
  const files = await Promise.all(['#111', '#777', '#eee', '#c33'].map(stored));
  const [orphan = '', drafted, published, givenUp] = files;
  await save('person.portrait', { file: published });
  await publish();
  await save('person.portrait', { file: drafted });
  await save('person.atWork', { file: givenUp, alt: 'x' });
  clock.advance(30 * DAY_MS);
  await cleanUp(clock.now());
  expect(await picturesLeft()).toEqual(files.toSorted());
  await save('person.atWork', undefined);
  clock.advance(1);
  await cleanUp(clock.now());
  expect(await picturesLeft()).toEqual([drafted, published, givenUp].toSorted());
  expect(await openBlobStore('site-pictures-dev').read(orphan)).toBeUndefined();
  // Thirty days after the draft gave it up.
  clock.advance(30 * DAY_MS - 1);
  await cleanUp(clock.now());
  expect(await picturesLeft()).toContain(givenUp);
  clock.advance(1);
  await cleanUp(clock.now());
  expect(await picturesLeft()).toEqual([drafted, published].toSorted());
});

test('a picture whose consent ends goes from page, draft, earlier revisions, store and copies, and comes back by none', async () => {
  const [file, kept] = [await stored(), await stored('#c33')];
  await save('person.portrait', { file });
  await publish();
  await claimNewest(db, new Date());
  await endBuild(db, 1, undefined, new Date());
  await save('person.portrait', { file: kept });
  await save('person.atWork', { file, alt: 'Am Werk' });
  const copies = openBlobStore('backups-dev');
  await copies.write(`files/site-pictures/${file}`, new Uint8Array([1]));
  const answer = await ask(`DELETE /pictures/${file}`);
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({ revision: 2, state: 'queued' });
  expect(JSON.stringify(await db.selectFrom('siteRevisions').select('facts').execute())).not.toContain(file);
  expect((await show()).draft).toMatchObject([{ facts: { 'person.portrait': { file: kept } } }]);
  expect([await picturesLeft(), (await ask(`GET /pictures/${file}`)).status]).toEqual([[kept], 404]);
  expect(await copies.list('files/site-pictures/')).toEqual([]);
  const [newest, first] = await (await ask('GET /revisions')).json();
  expect([newest.hasFacts, first.hasFacts, first.sentences.length > 0]).toEqual([true, false, true]);
  expect((await ask('POST /revisions/1/publish')).status).toBe(422);
  // Nothing names it any more: there is nothing to publish.
  expect((await ask(`DELETE /pictures/${kept}`)).status).toBe(200);
  expect((await show()).draft).toEqual([expect.objectContaining({ facts: {} })]);
});

test('a picture goes from its list or its pair alone, and stays where the page needs one', () => {
  const facts = toStored(allFacts);
  const name = `${'a'.repeat(64)}.jpg`;
  const photo = { file: name, alt: 'x', isPhoto: true, kind: 'Ausrüstung' };
  const other = { ...photo, file: `${'b'.repeat(64)}.jpg` };
  const gallery = (pictures: object[]) => ({ ...facts, gallery: { ...facts.gallery, pictures } });
  const pair = { ...other, before: { file: name } };
  expect(withoutPicture(gallery([photo, other, pair]), name)).toEqual(gallery([other, other]));
  const services = facts.services as Record<string, { image: object }>;
  const [service = ''] = Object.keys(services);
  const needed = { ...facts, services: { ...services, [service]: { ...services[service], image: photo } } };
  expect(withoutPicture(needed as never, name)).toBeUndefined();
});

test('a revision keeps its facts for a year, the live one for longer, and its sentences for ever', async () => {
  const clock = frozenClock();
  const row = { facts: '{"a":{"b":1}}', sentences: '[]', admin: 'inhaberin', liveAt: clock.now() };
  await insert('siteRevisions', { ...row, id: 1, createdAt: clock.now() });
  await insert('siteRevisions', { ...row, id: 2, createdAt: clock.now() });
  const kept = async () => (await findRevisions(db)).map(({ hasFacts }) => hasFacts);
  clock.advance(365 * DAY_MS);
  await forgetOldFacts(db, clock.now(), new AbortController().signal, {});
  expect(await kept()).toEqual([true, true]);
  clock.advance(1);
  await forgetOldFacts(db, clock.now(), new AbortController().signal, {});
  expect(await kept()).toEqual([true, false]);
});

test('a publication reads a revision with its pictures, its own facts and newer ones, and says what is missing', async () => {
  const file = await stored();
  const read = async (files = allFacts) => {
    const revision = await findNewest(db);
    const openStore = () => openBlobStore('site-pictures-dev');
    return revision && readPublication(db, revision, { openStore, files, now: new Date() });
  };
  expect(await read()).toBeUndefined();
  await save('person.portrait', { file });
  await publish();
  expect(await read()).toMatchObject({ id: 1, facts: { person: { portrait: { file } } } });
  expect([...((await read())?.pictures.keys() ?? [])]).toEqual([file]);
  // A fact of a later release, which the stored ones lack.
  await sql`update site_revisions set facts = facts #- '{person,guarantee}'`.execute(db);
  const files = { ...allFacts, person: { ...allFacts.person, guarantee: 'Später dazugekommen.' } };
  expect((await read(files))?.facts.person.guarantee).toBe('Später dazugekommen.');
  await openBlobStore('site-pictures-dev').remove(file);
  await expect(read()).rejects.toThrow('Foto von Ihnen: Das Bild ist nicht mehr gespeichert. Bitte ändern Sie das');
});

test('on a public site samples and open questions stop a publication with a sentence each', async () => {
  await save('firm.owner', 'Erika Sommer');
  const { draft: seen } = await show();
  const publication = { ...owner, body: { seen }, deployContext: 'production' };
  const answer = await invoke(api, '/api/admin/website/publish', publication);
  expect(answer.status).toBe(422);
  const { error, fieldErrors } = await answer.json();
  expect(error).toBe('So darf es nicht live gehen. Bitte ergänzen Sie die Angaben, die fehlen.');
  expect(fieldErrors['firm.company']).toMatch(/^Noch Beispiele: /);
  expect(fieldErrors['answers.payment']).toMatch(/^Noch offene Fragen: /);
  expect(await (await ask('GET /revisions')).json()).toEqual([]);
});

test('a live page comes for the editor’s frame without scripts, and no other address does', async () => {
  const html = '<!doctype html><script>one()</script><p>Zeiten</p><script type="module" src="/x.js"></script>';
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(html));
  const answer = await ask('GET /page?path=/faq');
  expect(await answer.text()).toBe('<!doctype html><p>Zeiten</p>');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'self'$/);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  for (const path of ['/admin', '/api/health', '//boese', '/gibtsnicht'])
    expect((await ask(`GET /page?path=${encodeURIComponent(path)}`)).status).toBe(404);
  expect((await ask('GET /page?path=https://b%C3%B6se.de')).status).toBe(422);
  expect(fetched).toHaveBeenCalledTimes(1);
});
