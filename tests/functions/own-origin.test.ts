import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import calendar from '../../netlify/functions/calendar.ts';
import contact from '../../netlify/functions/contact.ts';
import { loggedIn } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { expectConsoleError } from '../support/setup/console-error-fails.ts';

const { db } = testDatabase();
const mailServer = testMailServer();
const asked: string[] = [];
let server: Server;
/** A stranger's Host header. */
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  }).listen(0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  vi.stubEnv('URL', 'http://localhost:9');
  return () => vi.unstubAllEnvs();
});

test('[1.3.6] the Host header does not decide where a refused form’s page is fetched', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-mode': 'navigate' };
  const answer = await invoke(contact, '/api/contact', { origin, headers, rawBody: 'name=&email=' });
  expect(answer.status).toBe(422);
  expect(asked).toEqual([]);
});

test('[1.3.6] the Host header does not decide who gets a backup’s signed order', async () => {
  expectConsoleError(/backup-not-started/);
  const cookie = await loggedIn(db);
  expect((await invoke(api, '/api/admin/backup', { method: 'POST', origin, cookie })).status).toBe(502);
  expect(asked).toEqual([]);
});

test('[1.3.6] the Host header does not decide the target of a calendar’s links', async () => {
  const cookie = await loggedIn(db);
  const made = await invoke(calendar, '/api/admin/calendar', { method: 'POST', origin, cookie });
  const { token } = await made.json();
  const feed = await invoke(calendar, `/api/calendar/${token}.ics`, { origin });
  expect(await feed.text()).not.toContain(origin);
});

test('links in mails lead to the platform’s own address, whatever the facts or a Host header say', async () => {
  const mails = mailServer.mails.length;
  vi.stubEnv('URL', 'https://eigene-adresse.example/');
  const cookie = await loggedIn(db);
  await invoke(api, '/api/admin/invitations', { method: 'POST', origin, cookie, body: { email: 'h@firma.de' } });
  const hosts = mailServer.mails.slice(mails).flatMap(({ text }) => text?.match(/https?:..[^/\s]+/g) ?? []);
  expect(new Set(hosts)).toEqual(new Set(['https://eigene-adresse.example']));
});
