import type { Db } from '#server/db/schema/index.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { isMailServerSet } from '#server/environment.ts';
import { linkOrigin } from '#server/link-origin.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { ADMIN_INBOX_PATH } from './inbox-links.server.ts';
import { delivery } from './late-delivery.server.ts';
import { queueOwnerMail } from './owner-mail.server.ts';
import { manyPhotosTexts as texts } from './texts.ts';

/** Tells the owner, once a day, that photos have reached the limit of all clients. */
export async function tellOfPhotos(db: Db, now: Date, context: OfDeploy): Promise<void> {
  if (!isMailServerSet()) return;
  const mail = writeMail(texts.subject, [
    { text: texts.why },
    { link: texts.link, href: linkOrigin() + ADMIN_INBOX_PATH },
  ]);
  await queueOwnerMail(db, mail, { kind: 'photos', about: `fotos-${berlinDay(now)}`, at: now });
  await delivery.due(context);
}
