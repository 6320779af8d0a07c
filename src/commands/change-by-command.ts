import { changeAccess } from '#domain/messages/change-access.server.ts';
import type { Db } from '#server/db/schema/index.ts';

export async function changeByCommand<T>(db: Db, make: Parameters<typeof changeAccess<T>>[1]): Promise<T> {
  const mails: Promise<unknown>[] = [];
  const result = await changeAccess({ db, now: new Date(), afterAnswer: (mail) => mails.push(mail) }, make);
  // The change stands, whether or not its mails go out.
  await Promise.allSettled(mails);
  return result;
}
