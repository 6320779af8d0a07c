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
 * On Monday morning in Germany the owner gets the report of the week, and with it, or alone, the test whether mails
 * arrive. A job of the clean-up, which wakes the database anyway; what it queues is sent in the same run.
 */
export const writeWeeklyMail: Job = async (db, now) => {
  const monday = mondayOf(now);
  if (berlinDay(now) !== monday || berlinHour(now) < WEEKLY_MAIL_FROM_HOUR) return;
  // What waits for a mail server that nobody has set would wake the database for two days.
  if (!readEnvironment().mailServer) return;
  const { hasReport, hasSelfTest } = await findMessageSettings(db);
  if (!hasReport && !hasSelfTest) return;
  const figures = hasReport ? await weekFigures(db, now) : undefined;
  await queueWeeklyMail(db, weeklyMail(monday, figures, hasSelfTest), monday, now);
};

/** @param figures Of the week that is over; none without the report. */
function weeklyMail(monday: string, figures: WeekFigures | undefined, hasSelfTest: boolean): MailText {
  const area = `${business.siteUrl}/admin`;
  const report: MailPart[] = figures
    ? [...weekSentences(figures).map((text) => ({ text })), { link: texts.dashboard, href: area }]
    : [];
  // The page behind the link confirms by itself, for whoever is logged in: what follows links in mails to look at
  // them, as virus scanners do, confirms nothing.
  const test: MailPart[] = hasSelfTest
    ? [{ text: texts.test }, { link: texts.arrived, href: `${area}/settings?arrived=${monday}` }]
    : [];
  const subject = figures ? texts.reportSubject(figures.monday, figures.sunday) : texts.testSubject;
  return writeMail(subject, [...report, ...test, { text: texts.howToStop }]);
}
