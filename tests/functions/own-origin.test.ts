import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../support/api/api.ts';
import { invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { ownersArea } from '../support/owners-area.ts';
import { smallSite } from '../support/seo/small-site.ts';
import { expectConsoleError } from '../support/setup/console-error-fails.ts';

const { ask } = ownersArea();
const mailServer = testMailServer();
let asked: string[];
/** A stranger's Host header. */
let origin: string;

beforeEach(async () => {
  ({ asked, origin } = await smallSite({}));
  vi.stubEnv('URL', 'http://localhost:9');
});

test('[1.3.6] the Host header does not decide who gets a backup’s signed order', async () => {
  expectConsoleError(/backup-not-started/);
  expect((await ask('backup', { method: 'POST', origin })).status).toBe(502);
  expect(asked).toEqual([]);
});

test('[1.3.6] the Host header does not decide the target of a calendar’s links', async () => {
  const { token } = await (await ask('calendar', { method: 'POST', origin })).json();
  const feed = await invoke(api, `/api/calendar/${token}.ics`, { origin });
  expect(await feed.text()).not.toContain(origin);
});

test('links in mails lead to the platform’s own address, whatever the facts or a Host header say', async () => {
  vi.stubEnv('URL', 'https://eigene-adresse.example/');
  await ask('invitations', { origin, body: { email: 'h@firma.de' } });
  const hosts = mailServer.mails.flatMap(({ text }) => text?.match(/https?:..[^/\s]+/g) ?? []);
  expect(new Set(hosts)).toEqual(new Set(['https://eigene-adresse.example']));
});
