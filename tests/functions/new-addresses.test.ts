import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#config/limits.ts';
import { ADDRESS_PROOFS_PER_HOUR } from '#domain/messages/limits.ts';
import { findRecipients } from '#domain/messages/settings.server.ts';
import { changePassword, makeOwner, setActive } from '#domain/people/administrators.server.ts';
import { ADMIN, anAdmin } from '../support/admin.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { testMailServer, tokenIn } from '../support/mail-server.ts';
import { ownersArea } from '../support/owners-area.ts';

const { db, ask, insert, post, put, read } = ownersArea();
const mailServer = testMailServer();

const OLD = 'inhaberin@firma.example';
const wish = (email: string) => put('account', { username: ADMIN.username, email });
const refusalOf = async (email: string) => (await (await wish(email)).json()).fieldErrors?.email;
const wishList = (...list: string[]) => put('notifications', { addresses: list.join(', '), content: 'whole' });
const mailsTo = (email: string) => mailServer.mails.filter(({ to }) => to?.[0]?.address === email);
const tokenTo = (email: string) => tokenIn(mailsTo(email).findLast(({ text }) => text?.includes('/adresse#'))?.text);
const confirm = (token: string) => ask('new-address', { cookie: '', body: { token } });
const emailNow = async () => (await read('account')).email;
const waiting = async () => (await read('account')).waiting;

test('a new mail address of an account counts when its link was opened, on any device, and both addresses are told', async () => {
  expect(await (await wish('neu@firma.de')).json()).toEqual({ username: 'inhaberin', email: OLD });
  expect([await emailNow(), await waiting()]).toEqual([OLD, 'neu@firma.de']);
  expect(mailsTo(OLD).at(-1)?.text).toContain('inhaberin hat die Adresse neu@firma.de eingetragen.');
  const token = tokenTo('neu@firma.de');
  expect((await ask(`new-address?token=${token}`)).status).toBe(405);
  expect(await (await confirm(token)).json()).toEqual({ email: 'neu@firma.de' });
  expect(await emailNow()).toBe('neu@firma.de');
  for (const email of [OLD, 'neu@firma.de'])
    expect(mailsTo(email).at(-1)?.text).toContain('ist bestätigt und gilt jetzt');
  expect((await confirm(token)).status, 'once').toBe(410);
});

test.each([
  ['a later wish', async () => wish('andere@firma.de')],
  ['a newer link', () => wish('neu@firma.de')],
  ['saving the old one', () => wish(OLD)],
  ['a new password', () => changePassword(db, ADMIN.username, 'Ein ganz anderes Kennwort 7')],
  ['a day', async () => frozenClock(new Date(Date.now() + 24 * HOUR_MS).toISOString())],
  ['the end of the access', () => setActive(db, { username: ADMIN.username }, false)],
])('a new mail address of an account ends by %s', async (_, end) => {
  await wish('neu@firma.de');
  const token = tokenTo('neu@firma.de');
  await end();
  expect((await confirm(token)).status).toBe(410);
  expect((await db.selectFrom('adminUsers').select('email').executeTakeFirstOrThrow()).email).toBe(OLD);
});

test('a new mail address that another account took meanwhile is refused with a sentence', async () => {
  await wish('zweite@firma.example');
  await anAdmin(db, { ...ADMIN, username: 'zweite' });
  const answer = await confirm(tokenTo('zweite@firma.example'));
  expect(answer.status).toBe(409);
  expect((await answer.json()).error).toContain('gehört inzwischen zu einem anderen Konto');
  expect(await emailNow()).toBe(OLD);
});

test('a new mail address of an account is refused while no mail goes out, and nothing changes', async () => {
  mailServer.behave('refuses the login');
  expect(await refusalOf('neu@firma.de')).toContain('Das Postfach lehnt das Kennwort ab.');
  delete process.env.SMTP_URL;
  expect(await refusalOf('neu@firma.de')).toContain('npm run admin:mail');
  expect(await waiting()).toBeNull();
});

test('a new mail address of an account ends the link for a new password that was mailed to the old one', async () => {
  await post('password-reset', { username: ADMIN.username });
  const token = tokenIn(mailsTo(OLD).at(-1)?.text);
  await wish('neu@firma.de');
  await confirm(tokenTo('neu@firma.de'));
  const chosen = { token, password: 'Ein ganz anderes Kennwort 7' };
  expect((await post('password-reset/password', chosen)).status).toBe(410);
});

test('a new mail address of an account cannot be wished without end', async () => {
  for (let n = 0; n < ADDRESS_PROOFS_PER_HOUR; n += 1) expect((await wish(`a${n}@firma.de`)).status).toBe(200);
  expect(await refusalOf('b@firma.de')).toContain('Bitte warten Sie eine Stunde');
});

describe('with an address for mails about requests', () => {
  const A = 'alt@firma.de';
  beforeEach(() => insert('messageSettings', { addresses: [A], hasWholeRequest: true }));

  test.each([
    { wished: ['neu@firma.de'], until: [A], after: ['neu@firma.de'] },
    { wished: [A, 'neu@firma.de'], until: [A], after: [A, 'neu@firma.de'] },
    { wished: ['neu@firma.de', OLD], until: [OLD], after: ['neu@firma.de', OLD] },
    { wished: [], until: [OLD], after: [OLD] },
  ])(
    'a new address for mails about requests counts when its link was opened: $wished',
    async ({ wished, until, after }) => {
      await wishList(...wished);
      expect(await findRecipients(db)).toEqual(until);
      if (wished.length > 0) expect((await confirm(tokenTo('neu@firma.de'))).status).toBe(200);
      expect(await findRecipients(db)).toEqual(after);
    },
  );

  test('a new address for mails about requests counts also if others of the list are confirmed at the same moment', async () => {
    const added = ['a@firma.de', 'b@firma.de', 'c@firma.de'];
    await wishList(A, ...added);
    await Promise.all(added.map((email) => confirm(tokenTo(email))));
    expect(await findRecipients(db)).toEqual([A, ...added]);
  });

  test('a new address for mails about requests is one of the newest list', async () => {
    await wishList('tippfehler@firma.de', 'neu@firma.de');
    const mistyped = tokenTo('tippfehler@firma.de');
    await wishList(A, 'neu@firma.de');
    expect((await confirm(mistyped)).status).toBe(410);
    expect(await read('notifications')).toMatchObject({
      settings: { addresses: `${A}\nneu@firma.de` },
      waiting: ['neu@firma.de'],
      until: [A],
    });
    expect((await confirm(tokenTo('neu@firma.de'))).status).toBe(200);
    expect(await findRecipients(db)).toEqual([A, 'neu@firma.de']);
  });

  test('new addresses for mails and copies end with the ownership of the one who wished them, also if that comes back', async () => {
    await anAdmin(db, { ...ADMIN, username: 'helfer' });
    await wishList('neu@firma.de');
    await put('backups/copies', { address: 'kopie@anderswo.de' });
    await makeOwner(db, { username: 'helfer' });
    await makeOwner(db, { username: ADMIN.username });
    for (const email of ['neu@firma.de', 'kopie@anderswo.de']) expect((await confirm(tokenTo(email))).status).toBe(410);
    expect(await findRecipients(db)).toEqual([A]);
  });
});
