import { WEEKLY_MAIL_FROM_HOUR } from '#config/limits.ts';
import { business } from '#content/business.ts';
import { queueWeeklyMail } from '#domain/messages/owner-mail.server.ts';
import { findMessageSettings } from '#domain/messages/settings.server.ts';
import { readEnvironment } from '#server/environment.ts';
import type { Job } from '#server/jobs.ts';
import type { MailText } from '#server/mail/mail.ts';
import { type MailPart, writeMail } from '#server/mail/write-mail.ts';
import { berlinDay, berlinHour, mondayOf } from '#shared/format/berlin-day.ts';
import { weeklyMailTexts as texts, type WeekFigures, weekSentences } from './texts.ts';
import { weekFigures } from './week-figures.server.ts';

/**
 * Queues Monday's mail: the report of the week, the test whether mails arrive, or both. Runs in the clean-up, because
 * that wakes the database anyway and sends the mail at once.
 */
export const writeWeeklyMail: Job = async (db, now) => {
  const monday = mondayOf(now);
  if (berlinDay(now) !== monday || berlinHour(now) < WEEKLY_MAIL_FROM_HOUR) return;
  // A mail that waits for a missing mail server would wake the database for two days.
  if (!readEnvironment().mailServer) return;
  const { hasReport, hasSelfTest } = await findMessageSettings(db);
  if (!hasReport && !hasSelfTest) return;
  const figures = hasReport ? await weekFigures(db, now) : undefined;
  await queueWeeklyMail(db, weeklyMail(monday, figures, hasSelfTest), monday, now);
};

/** @param figures Undefined without the report. */
function weeklyMail(monday: string, figures: WeekFigures | undefined, hasSelfTest: boolean): MailText {
  const area = `${business.siteUrl}/admin`;
  const report: MailPart[] = figures
    ? [...weekSentences(figures).map((text) => ({ text })), { link: texts.dashboard, href: area }]
    : [];
  // The page behind the link confirms the arrival, but only with a session, because virus scanners follow links, too.
  const test: MailPart[] = hasSelfTest
    ? [{ text: texts.test }, { link: texts.arrived, href: `${area}/settings?arrived=${monday}` }]
    : [];
  const subject = figures ? texts.reportSubject(figures.monday, figures.sunday) : texts.testSubject;
  return writeMail(subject, [...report, ...test, { text: texts.howToStop }]);
}
