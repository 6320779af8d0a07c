import * as z from 'zod/mini';
import { ANALYTICS_POSTS_PER_WINDOW, CONTACT_POSTS_PER_WINDOW } from '#config/limits.ts';
import { emailAddress } from '#content/business.ts';

const present = z.string().check(z.minLength(1));

const schema = z.object({
  DATABASE_URL: present,
  DATABASE_WS_PROXY: z.optional(present),
  SESSION_SECRET: z.string().check(z.minLength(32)),
  SESSION_SECRET_PREVIOUS: z.optional(z.string().check(z.minLength(32))),
  BACKUP_ENCRYPTION_KEY: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/i))),
  CONTACT_POSTS_PER_WINDOW: z._default(z.coerce.number().check(z.int(), z.positive()), CONTACT_POSTS_PER_WINDOW),
  ANALYTICS_POSTS_PER_WINDOW: z._default(z.coerce.number().check(z.int(), z.positive()), ANALYTICS_POSTS_PER_WINDOW),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/./))),
  MAIL_FROM: z.optional(z.string().check(z.email())),
  COUNT_UNDECIDED_VISITORS: z._default(z.enum(['yes', 'no']), 'yes'),
});

/**
 * The functions' environment, checked.
 * @throws Error naming every variable that is missing or too short, without its value.
 */
export function readEnvironment(source: Record<string, string | undefined> = process.env) {
  const parsed = schema.safeParse(givenIn(source));
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
    throw new Error(`Environment variables missing or too short: ${names.join(', ')}`);
  }
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS, BACKUP_ENCRYPTION_KEY, SMTP_URL, MAIL_FROM, ...given } = parsed.data;
  return {
    databaseUrl: given.DATABASE_URL,
    databaseWsProxy: given.DATABASE_WS_PROXY,
    /** Signing keys, newest first: the first signs, all verify (rotation). */
    sessionSecrets: [SESSION_SECRET, SESSION_SECRET_PREVIOUS].filter((secret) => secret !== undefined),
    /** 32 bytes; backups are encrypted where it is set. */
    backupKey: BACKUP_ENCRYPTION_KEY ? Buffer.from(BACKUP_ENCRYPTION_KEY, 'hex') : undefined,
    contactPostsPerWindow: given.CONTACT_POSTS_PER_WINDOW,
    analyticsPostsPerWindow: given.ANALYTICS_POSTS_PER_WINDOW,
    mailServer: mailServerOf({ SMTP_URL, MAIL_FROM }),
    /** Whether a daily hash tells undecided visitors apart; otherwise only their views count. */
    countsUndecidedVisitors: given.COUNT_UNDECIDED_VISITORS === 'yes',
  };
}

/** Reads the mail server alone, because a command may lack the other variables. */
export const mailServerIn = (source: Record<string, string | undefined> = process.env) =>
  mailServerOf(z.pick(schema, { SMTP_URL: true, MAIL_FROM: true }).parse(givenIn(source)));

const mailServerOf = ({ SMTP_URL: url, MAIL_FROM: from }: { SMTP_URL?: string; MAIL_FROM?: string }) =>
  url ? { url, from: from ?? emailAddress() } : undefined;

/** Reads the database's address, also from the variable of Netlify's Neon extension. */
export const databaseUrlIn = (source: Record<string, string | undefined>): string | undefined =>
  source.DATABASE_URL || source.NETLIFY_DATABASE_URL || undefined;

/** Picks the variables by name, because copying all of process.env is slow. */
function givenIn(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.keys(schema.shape)
      .map((name) => [name, source[name]])
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  return { ...given, DATABASE_URL: databaseUrlIn(source) };
}
