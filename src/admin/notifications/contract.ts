import * as z from 'zod/mini';
import { EMAIL_MAX_CHARS } from '#config/limits.ts';
import { defineRoute, moment } from '#shared/api/define-route.ts';
import { MAIL_TROUBLES } from '#shared/api/mail-trouble.ts';
import { email, lines } from '#shared/api/text-fields.ts';
import { notificationErrors as errors } from './texts.ts';

const ADDRESSES_AT_MOST = 5;
const oneAddress = email(errors.addresses);

/** The addresses in a field with one per line; commas do as well. */
export const addressesIn = (field: string): string[] =>
  field
    .split(/[\n,;]+/)
    .map((part) => part.trim())
    .filter(Boolean);

/** A box without its tick is not sent. */
const onOrOff = z._default(z.enum(['on', 'off'], errors.onOrOff), 'off');

/** What the owner wants to be told, as the form has it. */
export const notificationSettings = z.object({
  addresses: lines(ADDRESSES_AT_MOST * (EMAIL_MAX_CHARS + 1), { tooLong: errors.tooMany }).check(
    z.refine((field) => addressesIn(field).every((address) => oneAddress.safeParse(address).success), errors.addresses),
    z.refine((field) => addressesIn(field).length <= ADDRESSES_AT_MOST, errors.tooMany),
  ),
  content: z.enum(['whole', 'notice'], errors.content),
  /** Whether visitors get a mail that their request has come. */
  receipt: onOrOff,
  /** What the mail of Monday brings: how the week was, and a link that says that the mail has arrived. */
  report: onOrOff,
  selfTest: onOrOff,
  /** Whether a request without an answer is called to mind before its time is over, by mail and on the devices. */
  reminders: onOrOff,
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

const trouble = z.enum(MAIL_TROUBLES);

/** The settings, and whether mails arrive. Times are ISO 8601 in UTC. */
export const notificationState = z.object({
  settings: notificationSettings,
  /** Where mails go while no address is set: the administrators' own. */
  usual: z.array(z.string()),
  /** When the mail server took the last one; null before the first. */
  lastSentAt: z.nullable(moment),
  /** When the owner last said that a mail had arrived; null before the first time. */
  provenAt: z.nullable(moment),
  /** Since when mails wait or were given up, and why; null while all arrive. */
  trouble: z.nullable(z.object({ since: moment, kind: trouble })),
  /** Requests that no mail told of and that nobody has answered or seen in the inbox since, the newest first, and why. */
  untold: z.array(z.object({ id: z.uuid(), kind: trouble })),
  /** Requests kept apart without a message, because very many came. */
  flooded: z.int(),
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
  /** The owner has the mail of that Monday, or the test mail. */
  confirmArrival: defineRoute('POST', '/api/admin/notifications/arrived', 'admin', {
    body: z.object({ monday: z.union([z.literal('test'), z.iso.date(errors.monday)]) }),
  }),
  /** Sends a mail to the owner at once, and says what the mail server answered. */
  test: defineRoute('POST', '/api/admin/notifications/test', 'owner', {
    answers: {
      200: z.object({
        sentTo: z.array(z.string()),
        failed: z.nullable(z.object({ kind: trouble, answer: z.string() })),
      }),
    },
  }),
};
