import type { Db } from '#server/db/schema/index.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { isMailServerSet } from '#server/environment.ts';
import { linkOrigin } from '#server/link-origin.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { ADMIN_INBOX_PATH } from './inbox-links.server.ts';
import { delivery } from './late-delivery.server.ts';
import { queueMessages } from './outbox.server.ts';
import { findRecipients } from './settings.server.ts';
import { manyPhotosTexts as texts } from './texts.ts';
import { mailsTo } from './to-readers.server.ts';

/** Tells the owner, once a day, that photos have reached the limit of all clients. */
export async function tellOfPhotos(db: Db, now: Date, context: OfDeploy): Promise<void> {
  if (!isMailServerSet()) return;
  const mail = writeMail(texts.subject, [
    { text: texts.why },
    { link: texts.link, href: linkOrigin() + ADMIN_INBOX_PATH },
  ]);
  const occasion = { kind: 'photos', about: `fotos-${berlinDay(now)}`, at: now } as const;
  await queueMessages(db, mailsTo(await findRecipients(db), mail, occasion));
  await delivery.due(context);
}
