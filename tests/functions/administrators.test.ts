import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, INVITATIONS_PER_HOUR } from '#config/limits.ts';
import { changePassword } from '#domain/people/administrators.server.ts';
import account from '../../netlify/functions/account.ts';
import administrators from '../../netlify/functions/administrators.ts';
import session from '../../netlify/functions/session.ts';
import tidyUp from '../../netlify/functions/tidy-up.ts';
import { ADMIN, loggedIn } from '../support/admin.ts';
import { testDatabase } from '../support/database.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { cookiesOf, invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';

const { db } = testDatabase();
const mailServer = testMailServer();
let cookie: string;
beforeEach(async () => {
  cookie = await loggedIn(db);
});

const HELPER = { username: 'helfer', password: 'Fenster mit Sprossen 7' };

const invite = (email = 'helfer@firma.de') =>
  invoke(administrators, '/api/admin/invitations', { cookie, body: { email } });
const tokenOf = async (answer: Response): Promise<string> => (await answer.json()).token;
const accept = (token: string, chosen: object = HELPER) =>
  invoke(session, '/api/admin/invitation', { body: { token, ...chosen } });
const list = async () => (await invoke(administrators, '/api/admin/administrators', { cookie })).json();
const user = (withCookie: string) => invoke(session, '/api/admin/user', { cookie: withCookie });
const setActive = (id: string, isActive: boolean) =>
  invoke(administrators, `/api/admin/administrators/${id}`, { method: 'PUT', cookie, body: { isActive } });

describe('an invitation', () => {
  it('goes out by mail with a link whose token no server’s log sees, and that leads in', async () => {
    const token = await tokenOf(await invite());
    const [mail] = mailServer.mails;
    expect(mail?.to?.[0]?.address).toBe('helfer@firma.de');
    expect(mail?.text).toContain(`/admin/invitation#${token}`);
    expect(mail?.text).toContain('inhaberin lädt Sie ein');

    const answer = await accept(token);
    expect(await answer.json()).toEqual({ username: 'helfer', isActive: true, lastLogin: null });
    expect((await user(cookiesOf(answer))).status).toBe(200);
    expect((await invoke(session, '/api/admin/login', { body: HELPER })).status).toBe(200);
    expect(await list()).toMatchObject({
      administrators: [
        { username: 'inhaberin', isSelf: true },
        { username: 'helfer', email: 'helfer@firma.de', isSelf: false, isActive: true },
      ],
      invitations: [],
    });
  });

  it('is worth something once, and for seven days', async () => {
    const clock = frozenClock(new Date().toISOString());
    const first = await tokenOf(await invite());
    expect((await accept(first)).status).toBe(200);
    expect((await accept(first, { ...HELPER, username: 'zweite' })).status).toBe(410);

    const late = await tokenOf(await invite('spaet@firma.de'));
    clock.advance(7 * DAY_MS);
    const answer = await accept(late, { ...HELPER, username: 'spät' });
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({
      error: 'Diese Einladung gilt nicht mehr. Bitte lassen Sie sich eine neue schicken.',
    });
    await tidyUp();
    expect(await db.selectFrom('shortLived.invitations').selectAll().execute()).toEqual([]);
  });

  it('replaces the earlier one to the same address, and can be withdrawn', async () => {
    const first = await tokenOf(await invite());
    const second = await tokenOf(await invite());
    expect((await accept(first)).status).toBe(410);
    const { invitations } = await list();
    expect(invitations).toHaveLength(1);
    const path = `/api/admin/invitations/${invitations[0].id}`;
    expect((await invoke(administrators, path, { method: 'DELETE', cookie })).status).toBe(200);
    expect((await accept(second)).status).toBe(410);
    expect((await invoke(administrators, path, { method: 'DELETE', cookie })).status).toBe(404);
  });

  it('stays valid where the name is taken or the password too short', async () => {
    const token = await tokenOf(await invite());
    const taken = await accept(token, { ...HELPER, username: 'inhaberin' });
    expect(taken.status).toBe(422);
    expect(await taken.json()).toMatchObject({
      fieldErrors: { username: 'Diesen Benutzernamen gibt es schon. Bitte wählen Sie einen anderen.' },
    });
    const short = await accept(token, { ...HELPER, password: 'kurz' });
    expect(await short.json()).toMatchObject({
      fieldErrors: { password: 'Das Passwort braucht mindestens 12 Zeichen' },
    });
    expect((await accept(token)).status).toBe(200);
  });

  it('is accepted by one of many who try at the same moment', async () => {
    const token = await tokenOf(await invite());
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => accept(token, { ...HELPER, username: `helfer${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
  });

  it('ends with the access of whoever sent it, and stays ended when that one is switched on again', async () => {
    const helper = cookiesOf(await accept(await tokenOf(await invite())));
    const asHelper = { cookie: helper, body: { email: 'dritte@firma.de' } };
    const sent = await tokenOf(await invoke(administrators, '/api/admin/invitations', asHelper));
    const [, { id }] = (await list()).administrators;
    expect((await setActive(id, false)).status).toBe(200);
    expect((await list()).invitations).toEqual([]);
    await setActive(id, true);
    expect((await accept(sent, { ...HELPER, username: 'dritte' })).status).toBe(410);
  });

  it('counts only while its sender is an active administrator, whatever switched the access off', async () => {
    const sent = await tokenOf(await invite());
    await db.updateTable('adminUsers').set({ isActive: false }).execute();
    expect((await accept(sent)).status).toBe(410);
  });

  it('ends when its sender’s password is changed: a stolen session may have sent it', async () => {
    const sent = await tokenOf(await invite());
    const body = { currentPassword: ADMIN.password, newPassword: 'Ein ganz anderes Kennwort 7' };
    expect((await invoke(account, '/api/admin/account/password', { cookie, body })).status).toBe(200);
    expect((await accept(sent)).status).toBe(410);
  });

  it('ends when its sender’s password is reset by the command', async () => {
    const sent = await tokenOf(await invite());
    await changePassword(db, ADMIN.username, 'Ein ganz anderes Kennwort 7');
    expect((await accept(sent)).status).toBe(410);
  });

  it('is not made for somebody who has access, and says so', async () => {
    const answer = await invite('inhaberin@firma.example');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      fieldErrors: { email: 'Diese E-Mail-Adresse hat schon einen Zugang' },
    });
  });

  it('is made also where no mail goes out, and says why', async () => {
    mailServer.behave('refuses the login');
    const answer = await invite();
    expect(answer.status).toBe(201);
    const { token, trouble } = await answer.json();
    expect(trouble).toBe('login');
    expect((await accept(token)).status).toBe(200);
  });

  it('can’t be sent without end', async () => {
    mailServer.behave('refuses the login');
    for (let n = 0; n < INVITATIONS_PER_HOUR; n += 1) expect((await invite(`a${n}@firma.de`)).status).toBe(201);
    const answer = await invite('zuviel@firma.de');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('an access', () => {
  it('that is switched off ends at once everywhere, until it is switched on again', async () => {
    const helper = cookiesOf(await accept(await tokenOf(await invite())));
    const [, { id }] = (await list()).administrators;
    expect((await setActive(id, false)).status).toBe(200);
    expect((await user(helper)).status).toBe(401);
    expect((await invoke(session, '/api/admin/login', { body: HELPER })).status).toBe(401);
    expect((await setActive(id, true)).status).toBe(200);
    // What was logged in stays logged out.
    expect((await user(helper)).status).toBe(401);
    expect((await invoke(session, '/api/admin/login', { body: HELPER })).status).toBe(200);
  });

  it('can’t be switched off by its owner: somebody is always in', async () => {
    const [{ id }] = (await list()).administrators;
    const answer = await setActive(id, false);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ error: 'Ihren eigenen Zugang können Sie nicht abschalten.' });
    expect((await setActive('6f1d0f8e-3a53-4a3e-9a52-1a0f2b7f9a10', false)).status).toBe(404);
  });
});
