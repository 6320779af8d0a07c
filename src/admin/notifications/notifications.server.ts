import { HOUR_MS, OUTBOX_ANSWER_MAX_CHARS } from '#config/limits.ts';
import { isSampleAddress } from '#content/sample-marks.ts';
import { changeAccess } from '#domain/messages/change-access.server.ts';
import { findLastSent, findTrouble, findUntold } from '#domain/messages/messages-of.server.ts';
import { releaseMails } from '#domain/messages/outbox.server.ts';
import { sendDirectly } from '#domain/messages/send-directly.server.ts';
import {
  findMessageSettings,
  findRecipients,
  type MessageSettings,
  saveMessageSettings,
} from '#domain/messages/settings.server.ts';
import { mailProofs, noteWish } from '#domain/messages/wish-addresses.server.ts';
import { activeAddresses, mailedAddresses } from '#domain/people/administrators.server.ts';
import { findTokens } from '#domain/people/tokens.server.ts';
import { countApartSince } from '#domain/requests/suspects.server.ts';
import { fieldError, tooOften } from '#http/http-error.ts';
import { serve } from '#http/serve.ts';
import { isMailServerSet } from '#server/environment.ts';
import { linkOrigin } from '#server/own-origin.ts';
import { clientKey, countHit } from '#server/rate-limit.ts';
import { addressesIn, type NotificationState, notificationRoutes } from './contract.ts';
import { TEST_MAILS_PER_HOUR } from './limits.ts';
import { notificationTexts as texts } from './texts.ts';

export const door = serve(notificationRoutes, {
  async show(_, { db, admin, now }) {
    const [row, wished, usual, lastSentAt, trouble, untold, apart] = await Promise.all([
      findMessageSettings(db),
      findTokens(db, { use: 'messages', adminId: admin.id }, now),
      mailedAddresses(db),
      findLastSent(db),
      findTrouble(db),
      findUntold(db, admin.id),
      countApartSince(db),
    ]);
    const { provenAt } = row;
    const waiting = wished.map(({ email }) => email);
    // The field shows what was saved last, with the addresses that wait.
    const settings = shown({ ...row, addresses: wished[0]?.among ?? row.addresses });
    const until = row.addresses.length > 0 ? row.addresses : usual;
    const read = new Set([...until, ...(admin.isOwner ? [admin.email] : [])]);
    return {
      settings,
      waiting,
      until,
      samples: [...read].filter(isSampleAddress),
      usual,
      lastSentAt,
      provenAt,
      trouble,
      untold,
      apart,
      isMailServerSet: isMailServerSet(),
    };
  },

  async update({ body, afterAnswer }, { db, admin, now }) {
    const { addresses: before } = await findMessageSettings(db);
    const wished = [...new Set(addressesIn(body.addresses))];
    const known = [...before, ...(await activeAddresses(db))];
    const kept = wished.filter((address) => known.includes(address));
    // A new address counts when the link in a mail to it was opened. Until then an old one must get the mails.
    const addresses = kept.length > 0 || wished.length === 0 ? kept : before;
    const added = wished.filter((address) => !known.includes(address));
    const { proofs, failure } = await mailProofs(db, admin.id, added, now);
    if (failure) throw fieldError('addresses', failure);
    await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      await noteWish(transaction, note, { admin, use: 'messages', among: wished, proofs }, now);
      await saveMessageSettings(transaction, {
        addresses,
        hasWholeRequest: body.content === 'whole',
        hasReceipt: body.receipt === 'on',
      });
      if (before.join() !== addresses.join()) await note({ kind: 'addresses', by: admin, addresses });
    });
    return { ...body, addresses: addresses.join('\n') };
  },

  confirmArrival: (_, { db, now }) => saveMessageSettings(db, { provenAt: now }),

  async test({ deploy, afterAnswer }, { db, admin, now }) {
    const hit = { key: clientKey('test-mail', admin.id), limit: TEST_MAILS_PER_HOUR, windowMs: HOUR_MS, now };
    const waitS = await countHit(db, hit);
    if (waitS > 0) throw tooOften(waitS, texts.testTooOften);
    const recipients = await findRecipients(db);
    const link = { link: texts.testArrived, href: `${linkOrigin()}/admin/settings?arrived=test` };
    const mail = { recipients, subject: texts.testSubject, parts: [{ text: texts.testBody }, link] };
    const { trouble, answer = '' } = (await sendDirectly(mail, now)) ?? {};
    if (trouble) return { sentTo: [], failed: { kind: trouble, answer: answer.slice(0, OUTBOX_ANSWER_MAX_CHARS) } };
    // Retries waiting mails at once, because the mail server has just accepted one.
    await releaseMails(db, now);
    const { delivery } = await import('#domain/messages/deliver.server.ts');
    afterAnswer(delivery.due({ deploy }));
    return { sentTo: recipients, failed: null };
  },
});

const shown = (row: MessageSettings): NotificationState['settings'] => ({
  addresses: row.addresses.join('\n'),
  content: row.hasWholeRequest ? 'whole' : 'notice',
  receipt: row.hasReceipt ? 'on' : 'off',
});
