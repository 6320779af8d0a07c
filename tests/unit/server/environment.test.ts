import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { checkEnvironment, firstAdminIn, mailServerIn, readEnvironment } from '#server/environment.ts';

const fact = vi.hoisted(() => ({ email: { user: 'kontakt', domain: 'muster-glasreinigung.example' } }));
vi.mock('#facts/contact.ts', () => fact);

const key = createHash('sha256').update('a key of the tests').digest('hex');
const good = { DATABASE_URL: 'postgres://here', SESSION_SECRET: 'a key of more than thirty-two characters' };

test('the environment names every variable that is missing or wrong, with the reason and no value', () => {
  expect(() => checkEnvironment({ SESSION_SECRET: 'short' })).toThrow(
    'Environment variables: DATABASE_URL is missing; SESSION_SECRET is shorter than 32 characters',
  );
});

test('the environment is read without the blanks around a value, in any case where case has no meaning', () => {
  const pasted = {
    DATABASE_URL: ' POSTGRES://u:p@EP-cool.neon.tech/db?sslmode=require\n',
    SESSION_SECRET: `${good.SESSION_SECRET}\n`,
    BACKUP_ENCRYPTION_KEY: `${key}\r\n`,
    CONTACT_POSTS_PER_WINDOW: ' 5 ',
    COUNT_UNDECIDED_VISITORS: 'No',
    SMTP_URL: ' SMTPS://web:geheim@SMTP.Postfach.de:465',
    MAIL_FROM: ' Firma <info@müller-glas.example> ',
  };
  expect(readEnvironment(pasted)).toMatchObject({
    databaseUrl: 'postgres://u:p@ep-cool.neon.tech/db?sslmode=require',
    sessionSecrets: [good.SESSION_SECRET],
    backupKey: Buffer.from(key, 'hex'),
    contactPostsPerWindow: 5,
    countsUndecidedVisitors: false,
  });
  expect(mailServerIn(pasted)).toEqual({
    url: 'smtps://web:geheim@smtp.postfach.de:465',
    from: 'info@xn--mller-glas-9db.example',
  });
});

test.each(['/', '@', '#', '?', ':', '%25', ' ', 'ü'])(
  'the environment takes a mail password with %s in it, as it will be sent',
  (sign) => {
    const { url } = mailServerIn({ SMTP_URL: `smtps://web%40firma.example:12${sign}34@host:465` });
    const { username, password, host } = new URL(url);
    expect([username, password, host].map(decodeURIComponent)).toEqual([
      'web@firma.example',
      `12${decodeURIComponent(sign)}34`,
      'host:465',
    ]);
  },
);

test.each([
  [{ SMTP_URL: 'smtps://web@firma.example:ge/heim@host' }, 'SMTP_URL can be read in two ways: write in user and'],
  [{ SMTP_URL: 'smtps://web:ge%41heim@host' }, 'SMTP_URL holds a % that encodes nothing: write % in user and'],
  [{ SMTP_URL: 'https://web:geheim@host' }, 'SMTP_URL is no address like smtps://user:password@host:port'],
  [{ DATABASE_URL: 'postgres://u:geheim@/db' }, 'DATABASE_URL is no address like postgres://user:password@host'],
  [{ MAIL_FROM: 'geheim-jörg@firma.example' }, 'MAIL_FROM has letters before the @ that many mail servers refuse'],
  [{ ADMIN_EMAIL: 'geheim' }, 'ADMIN_EMAIL is no mail address'],
  [{ ADMIN_PASSWORD: 'geheim elf ' }, 'ADMIN_PASSWORD is shorter than 12 characters'],
  [{ ADMIN_PASSWORD: 'geheim\tund lang' }, 'ADMIN_PASSWORD has control characters'],
  [{ ADMIN_USERNAME: 'геheim' }, 'ADMIN_USERNAME may have Latin letters, digits and signs of a keyboard only'],
  [{ CONTACT_POSTS_PER_WINDOW: '5 geheim' }, 'CONTACT_POSTS_PER_WINDOW is no whole number above 0'],
  [{ COUNT_UNDECIDED_VISITORS: 'geheim' }, "COUNT_UNDECIDED_VISITORS is neither 'yes' nor 'no'"],
  [{ BACKUP_ENCRYPTION_KEY: `${key}geheim` }, 'BACKUP_ENCRYPTION_KEY is no 64 hex digits'],
])('the environment is refused with the true reason, without the value: %o', (wrong, reason) => {
  const read = () => checkEnvironment({ ...good, ...wrong });
  expect(read).toThrow(reason);
  expect(read).not.toThrow('heim');
});

test.each([
  '0'.repeat(64),
  '0123456789abcdef'.repeat(4),
  Buffer.from(Array.from({ length: 32 }, (_, n) => n)).toString('hex'),
  'abcdefghijklmnopqrstuvwxyz0123456789',
])('the environment refuses a key that repeats itself or counts: %s', (weak) => {
  for (const name of ['SESSION_SECRET', 'SESSION_SECRET_PREVIOUS', 'BACKUP_ENCRYPTION_KEY']) {
    expect(() => readEnvironment({ ...good, [name]: weak })).toThrow(`${name} repeats itself or counts`);
  }
});

test('the environment of a function needs no mail server that can be read, because a request is stored without one', () => {
  expect(() => readEnvironment({ ...good, SMTP_URL: 'nirgends', MAIL_FROM: 'x', ADMIN_EMAIL: 'x' })).not.toThrow();
});

test('the environment takes the name that Netlify’s Neon extension sets', () => {
  const environment = readEnvironment({ ...good, DATABASE_URL: '', NETLIFY_DATABASE_URL: 'postgres://neon' });
  expect(environment.databaseUrl).toBe('postgres://neon');
});

test('a published mail address that nobody can read stops no start, and is no sender', () => {
  Object.assign(fact, { email: { user: 'müller', domain: 'firma..example' } });
  expect(() => checkEnvironment(good)).not.toThrow();
  expect(firstAdminIn({ ...good, ADMIN_EMAIL: 'ich@firma.example' }).adminEmail).toBe('ich@firma.example');
  expect(() => firstAdminIn(good)).not.toThrow();
  expect(() => mailServerIn({ SMTP_URL: 'smtps://u:p@host:465' })).toThrow('MAIL_FROM has letters before the @');
});
