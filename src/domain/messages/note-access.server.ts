import { business } from '#content/business.ts';
import { activeAddresses } from '#domain/people/administrators.server.ts';
import { noteSecurity, type SecurityNote } from '#domain/people/security-log.server.ts';
import { securityEventWords } from '#domain/people/security-texts.ts';
import type { Db } from '#server/db/schema/index.ts';
import { deviceName } from '#server/device-name.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { sendDirectly } from './send-directly.server.ts';
import { accessNoticeTexts as texts } from './texts.ts';

/**
 * Logs a change that gives or takes access, and prepares the mail to all administrators (ASVS 6.3.7).
 * Call it before the change, because the mail goes to the old addresses. The returned function sends the mail.
 */
export async function noteAccess(db: Db, note: SecurityNote, now: Date): Promise<() => Promise<unknown>> {
  const recipients = await activeAddresses(db);
  await noteSecurity(db, note, now);
  const { kind, by, detail } = note;
  const rows = [
    [texts.what, securityEventWords[kind]],
    ...(detail ? [[texts.about, detail] as const] : []),
    [texts.by, by ? `${by.username}, ${deviceName(by.userAgent)}` : texts.command],
    [texts.when, germanDateTime(now.toISOString())],
  ] as const;
  const parts = [{ text: texts.intro(business.company) }, { rows }, { text: texts.whatToDo }];
  const subject = texts.subject(securityEventWords[kind]);
  return () => sendDirectly({ recipients, subject, parts }, now);
}
