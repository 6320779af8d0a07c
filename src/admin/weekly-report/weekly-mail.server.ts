import { WEEKLY_MAIL_FROM_HOUR } from '#config/limits.ts';
import { isListed } from '#domain/jobs/dates/date-lists.ts';
import { wordsOfDate } from '#domain/jobs/dates/date-words.ts';
import { findDates } from '#domain/jobs/dates/dates.server.ts';
import { finishedJobs } from '#domain/jobs/finished-jobs.server.ts';
import { queueOwnerMail, weeklyMailOf } from '#domain/messages/owner-mail.server.ts';
import { findMessageSettings } from '#domain/messages/settings.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { isMailServerSet } from '#server/environment.ts';
import type { Job } from '#server/jobs.ts';
import { linkOrigin } from '#server/link-origin.ts';
import type { MailText } from '#server/mail/mail.ts';
import { type MailPart, writeMail } from '#server/mail/write-mail.ts';
import { addDays, berlinDay, berlinHour, mondayOf } from '#shared/format/berlin-day.ts';
import { weeklyMailTexts as texts, type WeekFigures, weekSentences } from './texts.ts';
import { germanMonth, turnoverWords } from './turnover-texts.ts';
import { weekFigures } from './weekly-report.server.ts';

/** Runs in the clean-up, because that wakes the database anyway and sends the mail at once. */
export const writeWeeklyMail: Job = async (db, now) => {
  const monday = mondayOf(now);
  if (berlinDay(now) !== monday || berlinHour(now) < WEEKLY_MAIL_FROM_HOUR) return;
  // Without a mail server the mail's retries would wake the database for two days.
  if (!isMailServerSet()) return;
  const { hasReport, hasSelfTest, hasWholeRequest } = await findMessageSettings(db);
  if (!hasReport && !hasSelfTest) return;
  const report = hasReport
    ? {
        figures: await weekFigures(db, now),
        dates: await weekDates(db, now, hasWholeRequest),
        turnover: await monthTurnover(db, monday),
      }
    : undefined;
  const occasion = { kind: 'weekly', about: weeklyMailOf(monday), at: now } as const;
  await queueOwnerMail(db, weeklyMail(monday, report, hasSelfTest), occasion);
};

/** Lists this week's dates, with names if the owner allows visitors' words in mails; '' without dates. */
async function weekDates(db: Db, now: Date, hasNames: boolean): Promise<string> {
  const dates = (await findDates(db, now)).filter((date) => isListed(date, 'week', now));
  if (dates.length === 0) return '';
  if (!hasNames) return texts.datesCount(dates.length);
  return texts.dates(dates.map((date) => texts.date(wordsOfDate(date, now), date.name, date.place)));
}

/** Sums up the month in which the last week began, so that each month is told once when it is over; '' without a job. */
async function monthTurnover(db: Db, monday: string): Promise<string> {
  const month = addDays(monday, -7).slice(0, 7);
  const jobs = await finishedJobs(db, month);
  return jobs.length > 0 ? `${turnoverWords(germanMonth(month, monday.slice(0, 4)), jobs)}.` : '';
}

function weeklyMail(
  monday: string,
  report: { figures: WeekFigures; dates: string; turnover: string } | undefined,
  hasSelfTest: boolean,
): MailText {
  const area = `${linkOrigin()}/admin`;
  const week: MailPart[] = report
    ? [
        ...[report.dates, report.turnover, ...weekSentences(report.figures)].flatMap((text) =>
          text ? [{ text }] : [],
        ),
        { link: texts.dashboard, href: area },
      ]
    : [];
  // The page behind the link confirms the arrival, but only with a session, because virus scanners follow links, too.
  const test: MailPart[] = hasSelfTest
    ? [{ text: texts.test }, { link: texts.arrived, href: `${area}/settings?arrived=${monday}` }]
    : [];
  const subject = report ? texts.reportSubject(report.figures) : texts.testSubject;
  return writeMail(subject, [...week, ...test, { text: texts.howToStop }]);
}
