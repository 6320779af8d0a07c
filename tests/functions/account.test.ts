import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#config/limits.ts';
import account from '../../netlify/functions/account.ts';
import session from '../../netlify/functions/session.ts';
import { ADMIN, anAdmin, loggedIn, theOwner } from '../support/admin.ts';
import { testDatabase } from '../support/database.ts';
import { fieldErrorsIn } from '../support/field-errors.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { cookiesOf, invoke } from '../support/invoke.ts';

const { db } = testDatabase();
const owner = theOwner(db);

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const logInElsewhere = async () =>
  cookiesOf(await invoke(session, '/api/admin/login', { body: ADMIN, headers: { 'user-agent': FIREFOX } }));
const status = async (path: string, withCookie: string) => (await invoke(session, path, { cookie: withCookie })).status;

describe('a password change', () => {
  const change = (body: unknown) => invoke(account, '/api/admin/account/password', { body, ...owner });

  it('[6.2.3] asks for the old password and ends all other sessions', async () => {
    const other = await logInElsewhere();
    const answer = await change({ currentPassword: ADMIN.password, newPassword: 'Neue Wörter hintereinander' });
    expect(answer.status).toBe(200);
    expect(await status('/api/admin/user', owner.cookie)).toBe(200);
    expect(await status('/api/admin/user', other)).toBe(401);
    const relogin = await invoke(session, '/api/admin/login', {
      body: { ...ADMIN, password: 'Neue Wörter hintereinander' },
    });
    expect(relogin.status).toBe(200);
  });

  it('fails if the old password is wrong', async () => {
    const answer = await change({ currentPassword: 'falsch', newPassword: 'Neue Wörter hintereinander' });
    expect(await fieldErrorsIn(answer)).toMatchObject({ currentPassword: 'Das bisherige Passwort stimmt nicht' });
  });

  it.each([
    ['kurz', 'Das neue Passwort braucht mindestens 12 Zeichen'],
    ['123456789012', 'Dieses Passwort ist leicht zu erraten. Sicherer sind mehrere Wörter hintereinander.'],
    [ADMIN.password, 'Das neue Passwort ist das bisherige'],
  ])('refuses the new password %s', async (newPassword, sentence) => {
    const answer = await change({ currentPassword: ADMIN.password, newPassword });
    expect(await fieldErrorsIn(answer)).toMatchObject({ newPassword: sentence });
  });

  it('[6.2.3] succeeds only once when two with the same old password come at once', async () => {
    const newPasswords = ['Neue Wörter hintereinander', 'Andere Wörter hintereinander'];
    const answers = await Promise.all(
      newPasswords.map((newPassword) => change({ currentPassword: ADMIN.password, newPassword })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('answers 429 after ten wrong old passwords', async () => {
    const body = { currentPassword: 'falsch', newPassword: 'Neue Wörter hintereinander' };
    for (let n = 0; n < 10; n += 1) expect((await change(body)).status).toBe(422);
    const answer = await change(body);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the active sessions', () => {
  it('are listed with their browsers and can be ended one by one', async () => {
    const other = await logInElsewhere();
    const answer = await invoke(account, '/api/admin/sessions', owner);
    const sessions = (await answer.json()) as { id: string; device: string; isCurrent: boolean }[];
    expect(sessions.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual([
      { device: 'Firefox auf Windows', isCurrent: false },
      { device: 'Unbekanntes Gerät', isCurrent: true },
    ]);
    const path = `/api/admin/sessions/${sessions[0]?.id}`;
    expect((await invoke(account, path, { method: 'DELETE', ...owner })).status).toBe(200);
    expect(await status('/api/admin/user', other)).toBe(401);
    expect((await invoke(account, path, { method: 'DELETE', ...owner })).status).toBe(404);
  });

  it('show the last use of each to within five minutes', async () => {
    const clock = frozenClock('2026-03-02T09:00:00Z');
    const other = await logInElsewhere();
    const lastActive = async () => {
      const answer = await invoke(account, '/api/admin/sessions', owner);
      const sessions = (await answer.json()) as { isCurrent: boolean; lastActiveAt: string | null }[];
      return sessions.find(({ isCurrent }) => !isCurrent)?.lastActiveAt;
    };
    expect(await lastActive()).toBeNull();
    await status('/api/admin/user', other);
    expect(await lastActive()).toBe('2026-03-02T09:00:00.000Z');
    clock.advance(4 * MINUTE_MS);
    await status('/api/admin/user', other);
    expect(await lastActive()).toBe('2026-03-02T09:00:00.000Z');
    clock.advance(HOUR_MS);
    await status('/api/admin/user', other);
    expect(await lastActive()).toBe('2026-03-02T10:04:00.000Z');
  });

  it('[8.2.2] of another administrator cannot be ended', async () => {
    const stranger = await loggedIn(db, { ...ADMIN, username: 'zweite' });
    const list = await invoke(account, '/api/admin/sessions', { cookie: stranger });
    const [theirs] = (await list.json()) as { id: string }[];
    const answer = await invoke(account, `/api/admin/sessions/${theirs?.id}`, { method: 'DELETE', ...owner });
    expect(answer.status).toBe(404);
    expect(await status('/api/admin/user', stranger)).toBe(200);
  });
});

describe('name and mail', () => {
  const update = (body: unknown) => invoke(account, '/api/admin/account', { method: 'PUT', body, ...owner });

  it('are shown, and the name can be changed', async () => {
    expect((await update({ username: ' chefin ', email: 'inhaberin@firma.example' })).status).toBe(200);
    const shown = await invoke(account, '/api/admin/account', owner);
    expect(await shown.json()).toEqual({
      username: 'chefin',
      email: 'inhaberin@firma.example',
      isOwner: true,
      waiting: null,
    });
  });

  it('are refused if another administrator has them', async () => {
    await anAdmin(db, { ...ADMIN, username: 'zweite' });
    const takenName = await update({ username: 'zweite', email: 'chefin@firma.example' });
    expect(await fieldErrorsIn(takenName)).toMatchObject({ username: 'Diesen Benutzernamen gibt es schon' });
    const takenMail = await update({ username: 'chefin', email: 'zweite@firma.example' });
    expect(await fieldErrorsIn(takenMail)).toMatchObject({
      email: 'Diese E-Mail-Adresse gehört schon zu einem anderen Konto',
    });
  });
});
