import { HOUR_MS } from '#config/limits.ts';
import { absenceOn } from '#domain/absence/absence.ts';
import { findWaiting } from '#domain/jobs/waiting.server.ts';
import { clockOf } from '#domain/requests/case/clock.ts';
import type { Waiting } from '#domain/requests/case/shapes.ts';
import { requestFigures } from '#domain/requests/figures.server.ts';
import { countApartSince } from '#domain/requests/suspects.server.ts';
import { TOP_SOURCES } from '#domain/visits/limits.ts';
import { hostOf, topLabels, totals } from '#domain/visits/summary.server.ts';
import * as firm from '#facts/firm.ts';
import type { Db } from '#server/db/schema/index.ts';
import { isMailServerSet } from '#server/environment.ts';
import { type MailPart, type MailText, writeMail } from '#server/mail/write-mail.ts';
import { addDays, berlinClock, berlinDay, berlinHour, mondayOf } from '#shared/format/berlin-day.ts';
import { shortGermanDate } from '#shared/format/german-date.ts';
import { cardLink, inboxLink } from './inbox-links.server.ts';
import { forgetWaiting, lastOf, queueMessages } from './outbox.server.ts';
import { shownPlace } from './request-messages.server.ts';
import { apartTexts, waitingMailTexts as texts } from './texts.ts';
import { findReaders, mailsTo, type Readers } from './to-readers.server.ts';

/** At 8 and 17 o'clock in Germany, and for some minutes more, because a run may be missed. */
export const isTellingTime = (now: Date): boolean => /(08|17):0.$/.test(berlinClock(now));

/**
 * Queues the mail 'Was wartet': the owner's tasks, and the number of suspects if some came since the last one, because a
 * real request may be among them. On Monday morning it comes in any case, with last week's figures.
 */
export async function tellOfWaiting(db: Db, now: Date): Promise<void> {
  // Without a mail server the mail's retries would wake the database for two days.
  if (!isTellingTime(now) || !isMailServerSet()) return;
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const told = await lastOf(db, 'waiting');
  if (told && told > hourAgo) return;
  const readers = await findReaders(db, now);
  const today = berlinDay(now);
  if (absenceOn(readers.absences, today)) return;
  const mail = await waitingMail(db, readers, told, now);
  if (!mail) return;
  await db.transaction().execute(async (transaction) => {
    await forgetWaiting(transaction, hourAgo);
    const occasion = { kind: 'waiting', about: `wartet-${today}-${berlinHour(now)}`, at: now } as const;
    await queueMessages(transaction, mailsTo(readers.addresses, mail, occasion));
  });
}

/** Undefined if there is nothing to tell since `told`. */
async function waitingMail(db: Db, readers: Readers, told: Date | undefined, now: Date): Promise<MailText | undefined> {
  const { waiting, requests } = await findWaiting(db, now);
  const apart = (await countApartSince(db, told)) > 0 ? await countApartSince(db) : 0;
  const isReport = berlinDay(now) === mondayOf(now) && berlinHour(now) === 8;
  if (waiting === 0 && apart === 0 && !isReport) return undefined;
  const rest = waiting - requests.length;
  return writeMail(subjectOf(waiting, apart, isReport), [
    ...requests.map((request) => ({ link: lineOf(request, readers, now), href: cardLink(request.id) })),
    ...(rest > 0 ? [{ text: texts.more(rest) }] : []),
    ...(waiting > 0 ? [{ link: texts.all, href: inboxLink('?state=waiting') }] : []),
    ...(apart > 0 ? partsOfApart(apart) : []),
    ...(isReport ? [{ rows: weekRows(await weekFigures(db, now)) }] : []),
  ]);
}

function subjectOf(waiting: number, apart: number, isReport: boolean): string {
  if (waiting > 0) return texts.subject(waiting, isReport);
  return apart > 0 ? apartTexts.subject(apart) : texts.week;
}

const lineOf = (request: Waiting['requests'][number], readers: Readers, now: Date): string =>
  `${whoOf(request, readers)}: ${request.task === 'answer' ? clockOf(request, now).words : texts.task[request.task]}`;

/** Name and place; only the place for owners who want no visitor's words in their mailbox. */
function whoOf({ name, place }: Waiting['requests'][number], { settings }: Readers): string {
  const from = place ? shownPlace(place) : '';
  return settings.hasWholeRequest ? [name, from].filter(Boolean).join(', ') : texts.someone(from);
}

const partsOfApart = (count: number): MailPart[] => [
  { text: `${apartTexts.subject(count)}${apartTexts.why(count)}` },
  { link: apartTexts.link, href: inboxLink('?suspects=open') },
];

/** Counts the last whole week, Monday to Sunday in Germany. */
export async function weekFigures(db: Db, now: Date) {
  const [first, last] = [addDays(mondayOf(now), -7), addDays(mondayOf(now), -1)];
  const [requests, { uniqueVisitors }, sources] = await Promise.all([
    requestFigures(db, first, now),
    totals(db, first, last),
    // The site's own host is no source.
    topLabels(db, { first, last }, 'source', ['', hostOf(firm.siteUrl)]),
  ]);
  const named = sources.slice(0, TOP_SOURCES).map(({ label }) => label);
  return { monday: first, sunday: last, ...requests, visitors: uniqueVisitors, sources: named };
}

const weekRows = (week: Awaited<ReturnType<typeof weekFigures>>) =>
  [
    [texts.lastWeek, [week.monday, week.sunday].map((day) => shortGermanDate(new Date(day))).join(' bis ')],
    [texts.requests, texts.compared(week.requests, week.requestsBefore)],
    [texts.inTime, texts.share(week.inTime, week.inTime + week.late)],
    [texts.deals, `${week.deals}`],
    [texts.visitors, `${week.visitors}`],
    [texts.sources, week.sources.join(', ')],
  ].filter((row): row is [string, string] => row[1] !== '');
