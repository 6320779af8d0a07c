import { type Kysely, sql } from 'kysely';

/** Drops reminders by the hour, holds, leases and the settings of both. Devices for reports of trouble alone get no requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update short_lived.push_devices set ended_at = now(), ended_by = 'owner'
    where ended_at is null and exists (select from message_settings where push_events = 'troubles')`.execute(db);
  await sql`alter table message_settings drop column push_events, drop column has_report, drop column has_self_test,
    drop column has_reminders`.execute(db);
  await sql`delete from short_lived.outbox
    where kind in ('reminder', 'last-reminder', 'weekly', 'trouble', 'deletion', 'apart')`.execute(db);
  // The page of the system's state would say for ever that they did not run.
  await sql`delete from short_lived.job_runs where job in ('writeWeeklyMail', 'tellOfApart')`.execute(db);
  await sql`alter table short_lived.outbox drop column lease_until`.execute(db);
  await sql`drop table short_lived.mail_hold, short_lived.reminded`.execute(db);
}
