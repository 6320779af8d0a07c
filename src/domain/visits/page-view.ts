import * as z from 'zod/mini';
import { ANALYTICS_BODY_MAX_BYTES, USER_AGENT_MAX_CHARS } from '#config/limits.ts';
import { cut, line } from '#shared/api/text-fields.ts';
import {
  ANALYTICS_WORD_MAX_CHARS,
  PAGE_MAX_CHARS,
  REFERRER_MAX_CHARS,
  SESSION_ID_MAX_CHARS,
  VIEWPORT_MAX_PX,
} from './limits.ts';
import { analyticsErrors as errors } from './texts.ts';

const text = line(ANALYTICS_BODY_MAX_BYTES);
const cutTo = (maxChars: number) => text.check(z.overwrite((value) => cut(value, maxChars)));
const word = line(ANALYTICS_WORD_MAX_CHARS);
const pixels = z
  .number(errors.notPixels)
  .check(z.int(errors.notPixels), z.minimum(0, errors.notPixels), z.maximum(VIEWPORT_MAX_PX, errors.notPixels));

/** Only the path, because query and hash may hold private data. */
const page = text.check(
  z.refine((value) => value.startsWith('/'), errors.notAPage),
  z.overwrite((value) => cut(value.replace(/[?#].*/, ''), PAGE_MAX_CHARS)),
);

/** A page view (Spec §3). Without consent it has only page and a sessionId for that page (ruling 10). */
export const pageView = z.object({
  sessionId: z.nullish(line(SESSION_ID_MAX_CHARS)),
  page,
  userAgent: z.nullish(cutTo(USER_AGENT_MAX_CHARS)),
  referrer: z.nullish(cutTo(REFERRER_MAX_CHARS)),
  country: z.nullish(text.check(z.regex(/^[A-Za-z]{2}$/, errors.notACountry), z.toUpperCase())),
  device: z.nullish(word),
  browser: z.nullish(word),
  os: z.nullish(word),
  isBot: z.nullish(z.boolean(errors.notYesOrNo)),
  viewportWidth: z.nullish(pixels),
  viewportHeight: z.nullish(pixels),
});
export type PageView = z.infer<typeof pageView>;

/** Header with 'true' for a repeated report, which completes its row instead of counting twice. */
export const RESENT_HEADER = 'resent';

/** The links to get in touch that are counted, with consent only. */
export const INTERACTIONS = ['phone', 'whatsapp', 'mail'] as const;
export type Interaction = (typeof INTERACTIONS)[number];
