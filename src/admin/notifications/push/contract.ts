import * as z from 'zod/mini';
import { PUSH_ENDPOINT_MAX_CHARS, QUIET_HOURS_MAX } from '#config/limits.ts';
import { isOfPushService } from '#config/push-services.ts';
import { defineRoute, moment } from '#shared/api/define-route.ts';
import { MAIL_TROUBLES } from '#shared/api/mail-trouble.ts';
import { PUSH_EVENTS } from '#shared/api/push-events.ts';
import { line } from '#shared/api/text-fields.ts';
import { pushErrors as errors } from './texts.ts';

const hour = z.coerce
  .number(errors.hour)
  .check(z.int(errors.hour), z.minimum(0, errors.hour), z.maximum(23, errors.hour));

/** What devices are told of, and when they are left in peace. */
export const pushSettings = z.object({
  events: z.enum(PUSH_EVENTS, errors.events),
  /** Hours of the day in Germany, 0 to 23; the same twice: never quiet. */
  quietFrom: hour,
  quietUntil: hour,
});
export type PushSettings = z.infer<typeof pushSettings>;

/** What may be chosen: a day keeps enough hours in which a reminder comes in time. */
export const pushChoice = pushSettings.check(
  z.refine(({ quietFrom, quietUntil }) => (quietUntil - quietFrom + 24) % 24 <= QUIET_HOURS_MAX, {
    error: errors.quietTooLong,
    path: ['quietUntil'],
  }),
);

const trouble = z.enum(MAIL_TROUBLES);

/** A browser that is told. Times are ISO 8601 in UTC. */
export const pushDevice = z.object({
  id: z.uuid(),
  /** The browser in words, as far as it says. */
  name: z.string(),
  createdAt: moment,
  /** When its push service took a message last; null before the first. */
  acceptedAt: z.nullable(moment),
  /** Why the last message was not taken, and since when; null while they are. */
  trouble: z.nullable(z.object({ since: moment, kind: trouble })),
  /** Its push service does not know it any more: it has to come back by itself. */
  isGone: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;

export const pushState = z.object({
  settings: pushSettings,
  devices: z.array(pushDevice),
});
export type PushState = z.infer<typeof pushState>;

const byId = z.object({ id: z.uuid() });
const base64url = (chars: number) =>
  line(chars, { missing: errors.subscription }).check(
    z.regex(/^[\w-]+$/, errors.subscription),
    z.length(chars, errors.subscription),
  );

export const pushRoutes = {
  show: defineRoute('GET', '/api/admin/push', 'admin', { answers: { 200: pushState } }),
  update: defineRoute('PUT', '/api/admin/push', 'admin', { body: pushChoice, answers: { 200: pushSettings } }),
  /** What a browser has to name when it subscribes (`applicationServerKey`); asked for only by those that do. */
  key: defineRoute('GET', '/api/admin/push/key', 'admin', { answers: { 200: z.object({ publicKey: z.string() }) } }),
  /** Says where this browser is reached: at the owner's wish, or to renew it. */
  keep: defineRoute('PUT', '/api/admin/push/devices', 'admin', {
    body: z.object({
      /** As an earlier answer gave it. */
      id: z.optional(z.uuid(errors.subscription)),
      endpoint: line(PUSH_ENDPOINT_MAX_CHARS, { missing: errors.service }).check(
        z.refine(isOfPushService, errors.service),
      ),
      /** The browser's keys (RFC 8291): an uncompressed point of P-256, and 16 bytes. */
      p256dh: base64url(87),
      auth: base64url(22),
      /** Somebody pressed the button; otherwise a device that was removed from the list stays removed. */
      isWished: z.boolean(errors.subscription),
    }),
    /** Null: this device was removed. */
    answers: { 200: z.object({ id: z.nullable(z.uuid()) }) },
  }),
  remove: defineRoute('DELETE', '/api/admin/push/devices/:id', 'admin', { params: byId }),
  /** Sends something to a device at once, and says what its push service answered. */
  test: defineRoute('POST', '/api/admin/push/devices/:id/test', 'admin', {
    params: byId,
    answers: { 200: z.object({ failed: z.nullable(trouble), isGone: z.boolean() }) },
  }),
};
