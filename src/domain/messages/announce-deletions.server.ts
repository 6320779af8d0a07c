import { DELETION_MAIL_DAYS, DELETIONS_PER_MAIL } from '#config/limits.ts';
import { addEntry } from '#domain/requests/case/case-store.server.ts';
import { shownValue } from '#domain/requests/fields.ts';
import { type EndingRequest, holdEnding } from '#domain/requests/retention.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { cardLink } from './inbox-links.server.ts';
import { queueOwnerMail } from './owner-mail.server.ts';
import { findMessageSettings } from './settings.server.ts';
import { deletionMailTexts as texts } from './texts.ts';

/** Announces deletions in one mail a day. One transaction writes it and the notes in the requests' histories. */
export async function announceDeletions(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const named = (await holdEnding(transaction, now))
      .filter(({ needsMail, deletedAt, mail }) => needsMail && !deletedAt && mail === 'none')
      .slice(0, DELETIONS_PER_MAIL);
    if (named.length === 0) return;
    // Notes nothing if today's mail is written already, or if it has no recipient.
    const occasion = { kind: 'deletion', about: `loeschung-${berlinDay(now)}`, at: now } as const;
    if (!(await queueOwnerMail(transaction, await mailOf(transaction, named, now), occasion))) return;
    for (const { id } of named) await addEntry(transaction, id, { kind: 'announced' }, { adminId: null, now });
  });
}

async function mailOf(db: Db, requests: readonly EndingRequest[], now: Date) {
  const { hasWholeRequest } = await findMessageSettings(db);
  const soonest = addDays(berlinDay(now), DELETION_MAIL_DAYS);
  return writeMail(texts.subject(requests.length), [
    { text: texts.lead },
    ...requests.flatMap(({ id, name, place, service, endDay }) => [
      {
        text: texts.line(
          // The number alone, if the owner wants no visitor's words in mails.
          hasWholeRequest
            ? [name, place, service && shownValue('service', service)].filter(Boolean).join(', ')
            : shortNumber(id),
          germanDate(new Date(endDay > soonest ? endDay : soonest)),
        ),
      },
      { link: texts.card, href: cardLink(id) },
    ]),
  ]);
}
