import type { Db } from '#server/db/schema/index.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { isMailServerSet } from '#server/environment.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { delivery } from './deliver.server.ts';
import { inboxLink } from './inbox-links.server.ts';
import { queueMessages } from './outbox.server.ts';
import { findRecipients } from './settings.server.ts';
import { manyPhotosTexts as texts } from './texts.ts';
import { mailsTo } from './to-readers.server.ts';

/** Tells the owner, once a day, that photos have reached the limit of all clients. */
export async function tellOfPhotos(db: Db, now: Date, context: OfDeploy): Promise<void> {
  if (!isMailServerSet()) return;
  const mail = writeMail(texts.subject, [{ text: texts.why }, { link: texts.link, href: inboxLink() }]);
  const occasion = { kind: 'photos', about: `fotos-${berlinDay(now)}`, at: now } as const;
  await queueMessages(db, mailsTo(await findRecipients(db), mail, occasion));
  await delivery.due(context);
}
