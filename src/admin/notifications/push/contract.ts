import * as z from 'zod/mini';
import { isOfPushService } from '#config/push-services.ts';
import { defineRoute, moment } from '#shared/api/define-route.ts';
import { told } from '#shared/api/field-meta.ts';
import { PUSH_TROUBLES } from '#shared/api/mail-trouble.ts';
import { line } from '#shared/api/text-fields.ts';
import { textErrors } from '#shared/api/texts.ts';
import { PUSH_ENDPOINT_MAX_CHARS } from '../limits.ts';
import { pushErrors as errors, pushTexts as texts } from './texts.ts';

const hour = (label: string) =>
  told(z.coerce.number(errors.hour).check(z.int(errors.hour), z.minimum(0, errors.hour), z.maximum(23, errors.hour)), {
    label,
    choices: Array.from({ length: 24 }, (_, at) => [`${at}`, texts.hour(at)] as const),
  });

const pushSettings = z.object({
  quiet: told(z.boolean(textErrors.onOrOff), { label: texts.quiet, hint: texts.quietHint, as: 'switch' }),
  /** Hours of the day in Germany, 0 to 23. */
  quietFrom: hour(texts.quietFrom),
  quietUntil: hour(texts.quietUntil),
});

const trouble = z.enum(PUSH_TROUBLES);

export const pushDevice = z.object({
  id: z.uuid(),
  /** 'Firefox auf Windows', as far as the user agent tells. */
  name: z.string(),
  createdAt: moment,
  acceptedAt: z.nullable(moment),
  trouble: z.nullable(z.object({ since: moment, kind: trouble })),
  /** True if its push service no longer knows it. Only the device itself can register again. */
  isGone: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;

export const pushState = z.object({
  settings: pushSettings,
  devices: z.array(pushDevice),
});

const byId = z.object({ id: z.uuid() });
const base64url = (chars: number) =>
  line(chars, { missing: errors.subscription }).check(
    z.regex(/^[\w-]+$/, errors.subscription),
    z.length(chars, errors.subscription),
  );

export const pushRoutes = {
  show: defineRoute('GET', '/api/admin/push', 'admin', { answers: { 200: pushState } }),
  /** For the owner, because the settings hold for everybody. */
  update: defineRoute('PUT', '/api/admin/push', 'owner', { body: pushSettings, answers: { 200: pushSettings } }),
  key: defineRoute('GET', '/api/admin/push/key', 'admin', { answers: { 200: z.object({ publicKey: z.string() }) } }),
  keep: defineRoute('PUT', '/api/admin/push/devices', 'admin', {
    body: z.object({
      id: z.optional(z.uuid(errors.subscription)),
      endpoint: line(PUSH_ENDPOINT_MAX_CHARS, { missing: errors.service }).check(
        z.refine(isOfPushService, errors.service),
      ),
      /** The browser's keys (RFC 8291): an uncompressed P-256 point, and 16 bytes. */
      p256dh: base64url(87),
      auth: base64url(22),
      /** True after a press of the button. Otherwise a removed device stays removed. */
      isWished: z.boolean(errors.subscription),
    }),
    /** The id is null if this device was removed. */
    answers: { 200: z.object({ id: z.nullable(z.uuid()) }) },
  }),
  remove: defineRoute('DELETE', '/api/admin/push/devices/:id', 'admin', { params: byId }),
  /** Sends a test push to a device at once and returns its push service's answer. */
  test: defineRoute('POST', '/api/admin/push/devices/:id/test', 'admin', {
    params: byId,
    answers: { 200: z.object({ failed: z.nullable(trouble), isGone: z.boolean() }) },
  }),
};
