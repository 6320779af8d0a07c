import * as z from 'zod/mini';
import { EMAIL_MAX_CHARS } from '#config/limits.ts';
import { defineRoute, moment } from '#shared/api/define-route.ts';
import { told } from '#shared/api/field-meta.ts';
import { MAIL_TROUBLES } from '#shared/api/mail-trouble.ts';
import { email, lines } from '#shared/api/text-fields.ts';
import { textErrors } from '#shared/api/texts.ts';
import { notificationErrors as errors, notificationTexts as texts } from './texts.ts';

const ADDRESSES_AT_MOST = 5;
const oneAddress = email(errors.addresses);

export const addressesIn = (field: string): string[] =>
  field
    .split(/[\n,;]+/)
    .map((part) => part.trim())
    .filter(Boolean);

const notificationSettings = z.object({
  addresses: told(
    lines(ADDRESSES_AT_MOST * (EMAIL_MAX_CHARS + 1), { tooLong: errors.tooMany }).check(
      z.refine((field) => addressesIn(field).every((one) => oneAddress.safeParse(one).success), errors.addresses),
      z.refine((field) => addressesIn(field).length <= ADDRESSES_AT_MOST, errors.tooMany),
    ),
    { label: texts.addresses, long: true },
  ),
  content: told(z.enum(['whole', 'notice'], errors.content), {
    label: texts.content,
    as: 'radio',
    choices: [
      ['whole', texts.whole],
      ['notice', texts.notice],
    ],
  }),
  // Forms omit unchecked boxes.
  receipt: told(z._default(z.enum(['on', 'off'], textErrors.onOrOff), 'off'), {
    label: texts.receipt,
    hint: texts.receiptHint,
    as: 'switch',
  }),
});

const trouble = z.enum(MAIL_TROUBLES);

export const notificationState = z.object({
  settings: notificationSettings,
  /** The addresses of the owner and the chosen helpers, which get the mails while no address is set. */
  usual: z.array(z.string()),
  /** New addresses whose links were not opened yet. */
  waiting: z.array(z.string()),
  until: z.array(z.string()),
  /** Addresses of the sample among them, or of the asking owner's account: nobody reads there. */
  samples: z.array(z.string()),
  lastSentAt: z.nullable(moment),
  provenAt: z.nullable(moment),
  trouble: z.nullable(z.object({ since: moment, kind: trouble })),
  /** Unanswered and unseen requests whose mails all failed, newest first, with the reason. */
  untold: z.array(z.object({ id: z.uuid(), kind: trouble })),
  apart: z.int(),
  isMailServerSet: z.boolean(),
});
export type NotificationState = z.infer<typeof notificationState>;

export const notificationRoutes = {
  show: defineRoute('GET', '/api/admin/notifications', 'admin', { answers: { 200: notificationState } }),
  update: defineRoute('PUT', '/api/admin/notifications', 'owner', {
    needsProof: true,
    body: notificationSettings,
    answers: { 200: notificationSettings },
  }),
  confirmArrival: defineRoute('POST', '/api/admin/notifications/arrived', 'owner', {}),
  /** Sends a test mail to the owner at once and returns the mail server's answer. */
  test: defineRoute('POST', '/api/admin/notifications/test', 'owner', {
    answers: {
      200: z.object({
        sentTo: z.array(z.string()),
        failed: z.nullable(z.object({ kind: trouble, answer: z.string() })),
      }),
    },
  }),
};
