import { expect, test } from 'vitest';
import { HOUR_MS } from '#config/limits.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { testMailServer } from '../support/mail-server.ts';
import { ownersArea, send } from '../support/owners-area.ts';
import { readSection } from '../unit/legal/legal-texts.ts';

const { db, post, put } = ownersArea();
testMailServer();

test('the privacy page names the longest life of every counter that a visitor or a stranger causes', async () => {
  const clock = frozenClock();
  await put('notifications', { addresses: '', content: 'whole', receipt: 'on' });
  await db.deleteFrom('rateLimits').execute();
  await send({}, { ip: '2001:db8::1' });
  await post('login', { username: 'niemand', password: 'falsch' });

  const counters = await db.selectFrom('rateLimits').selectAll().execute();
  expect([...new Set(counters.map(({ key }) => key.split(':')[0]))].toSorted()).toEqual([
    'contact',
    'contact-bytes',
    'contact-day',
    'contact-few',
    'login-account',
    'login-client',
    'receipt',
  ]);
  const longestMs = Math.max(...counters.map(({ expiresAt }) => expiresAt.getTime() - clock.now().getTime()));
  const text = readSection('privacy/datenerhebung');
  expect(text).toContain(
    `Die Prüfwerte gelten ${longestMs / HOUR_MS} Stunden, nach einem Anmeldeversuch im Verwaltungsbereich ab dem letzten Versuch, und sind nach höchstens ${longestMs / HOUR_MS + 6} Stunden gelöscht`,
  );
  expect(text).toContain(`merken wir uns höchstens ${longestMs / HOUR_MS + 6} Stunden lang einen Prüfwert der Adresse`);
  expect(text).toContain(`im Arbeitsspeicher des Servers und höchstens ${longestMs / HOUR_MS} Stunden lang`);
});
