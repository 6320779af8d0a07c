import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { csvFiles } from '#admin/list/csv-files.ts';
import { glanceOf } from '#domain/jobs/dates/date-words.ts';
import { wholeMail } from '#domain/messages/request-messages.server.ts';
import { ownersArea, sendRequest } from '../support/owners-area.ts';

const { db, inbox, reset } = ownersArea({ at: '2026-11-22T09:00:00Z' });

/** Drops the checks of the choices until the test ends, because other files use this database afterwards. */
async function dropChecks() {
  const { rows: checks } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'contact_submissions'::regclass and conname ~ '_(service|suspicion)_check$'`.execute(db);
  for (const { name } of checks) await sql`alter table contact_submissions drop constraint ${sql.id(name)}`.execute(db);
  onTestFinished(async () => {
    await reset();
    for (const { name, definition } of checks)
      await sql`alter table contact_submissions add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(db);
  });
}

test('stored keys of choices that are no longer offered are shown as they are, by every reader', async () => {
  const id = await sendRequest({ name: 'Erika' });
  const suspect = await sendRequest({ name: 'Robot', subject: 'x' });
  await inbox.enter(id, { kind: 'answer', way: 'mail' });
  await inbox.setDate(id, { what: 'arbeit', day: '2026-11-22', time: '23:00' });
  await dropChecks();
  await sql`update contact_submissions set service = 'markise', suspicion = replace(suspicion, 'honeypot', 'falle')`.execute(
    db,
  );
  await sql`update contact_submissions set step = 'nachschau'`.execute(db);
  await sql`update jobs set what = 'probe'`.execute(db);
  await sql`update request_log set kind = 'gestempelt' where number = 1`.execute(db);

  const [request] = await inbox.all();
  if (!request) throw new Error('the inbox is empty');
  expect(request).toMatchObject({ service: 'markise', state: { step: 'nachschau', date: { what: 'probe' } } });
  expect(csvFiles.excel.write([request])).toMatch(/markise.*nachschau.*probe/);
  expect((await inbox.history(id)).map(({ words }) => words)).toEqual([
    'Termin: So, 22.11., 23:00 Arbeit',
    'Beantwortet per E-Mail',
  ]);
  const { dates } = await inbox.waiting();
  expect(dates.map((date) => glanceOf(date, new Date()).words)).toEqual(['Heute, 23:00 probe']);
  expect(await inbox.read('-stats')).toMatchObject({ total: 1, perService: { fenster: 0, markise: 1 } });
  expect(await inbox.suspects()).toMatchObject({ suspects: [{ id: suspect, reason: 'falle' }] });
  await inbox.remove(suspect);
  expect(await inbox.read('-bin')).toMatchObject([{ service: 'markise' }]);
  const row = await db.selectFrom('contactSubmissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(wholeMail({ ...row, mayHaveReceipt: true, photos: 0 }).subject).toContain('markise');
});
