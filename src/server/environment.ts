import { CONTACT_POSTS_PER_WINDOW, PASSWORD_MIN_CHARS } from '#config/limits.ts';
import { emailAddress } from '#content/email-address.ts';
import { hasUnseen } from '#shared/api/text-fields.ts';
import { mailAddress, serverAddress } from './addresses.ts';
import { keyBytes, strongSecret } from './keys.ts';
import { ANALYTICS_POSTS_PER_WINDOW } from './limits.ts';
import { isPlainName } from './name-key.ts';

type Source = Record<string, string | undefined>;

/** Variables that are missing or wrong. `message` names all of them with the reason, without their values. */
export class EnvironmentError extends Error {}

function limit(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error('is no whole number above 0');
  return Number(text);
}

function yesOrNo(text: string): boolean {
  if (!/^(yes|no)$/i.test(text)) throw new Error("is neither 'yes' nor 'no'");
  return text.toLowerCase() === 'yes';
}

function adminName(text: string): string {
  if (!isPlainName(text)) throw new Error('may have Latin letters, digits and signs of a keyboard only');
  return text;
}

function firstPassword(text: string): string {
  if (text.length < PASSWORD_MIN_CHARS) throw new Error(`is shorter than ${PASSWORD_MIN_CHARS} characters`);
  if (hasUnseen(text)) throw new Error('has control characters');
  return text;
}

/** The only reader of each variable. It throws what is wrong with the text. */
const READERS = {
  DATABASE_URL: (text: string) => serverAddress(text, ['postgres', 'postgresql']),
  DATABASE_OWNER_URL: (text: string) => serverAddress(text, ['postgres', 'postgresql']),
  DATABASE_WS_PROXY: String,
  SESSION_SECRET: strongSecret,
  SESSION_SECRET_PREVIOUS: strongSecret,
  BACKUP_ENCRYPTION_KEY: (hex: string) => keyBytes(strongSecret(hex)),
  CONTACT_POSTS_PER_WINDOW: limit,
  ANALYTICS_POSTS_PER_WINDOW: limit,
  SMTP_URL: (text: string) => serverAddress(text, ['smtps', 'smtp']),
  MAIL_FROM: mailAddress,
  COUNT_UNDECIDED_VISITORS: yesOrNo,
  SITE_BUILD_HOOK: (text: string) => serverAddress(text, ['https', 'http']),
  ADMIN_USERNAME: adminName,
  ADMIN_PASSWORD: firstPassword,
  ADMIN_EMAIL: mailAddress,
};
type Name = keyof typeof READERS;
type Values = { [N in Name]: ReturnType<(typeof READERS)[N]> };

/** What is read where a variable is not set: the name of Netlify's Neon extension, and the business's own address. */
const OTHERWISE: { [N in Name]?: (source: Source) => string | undefined } = {
  DATABASE_URL: (source) => variableIn(source, 'NETLIFY_DATABASE_URL'),
  MAIL_FROM: emailAddress,
  ADMIN_EMAIL: emailAddress,
};

/** Returns a variable without the blanks and line feeds that pasting adds; an empty one counts as not set. */
export const variableIn = (source: Source, name: string): string | undefined => source[name]?.trim() || undefined;

export function variablesIn<N extends Name = never>(
  source: Source,
  names: readonly Name[],
  needed: readonly N[] = [],
): Partial<Values> & Pick<Values, N> {
  const problems: string[] = [];
  const values = Object.fromEntries(
    names.map((name) => {
      const text = variableIn(source, name) ?? OTHERWISE[name]?.(source);
      try {
        if (!text && needed.some((one) => one === name)) throw new Error('is missing');
        return [name, text && READERS[name](text)];
      } catch (error) {
        // A published fact must not stop a start: it counts as not set.
        if (variableIn(source, name) || needed.some((one) => one === name))
          problems.push(`${name} ${(error as Error).message}`);
        return [name];
      }
    }),
  );
  if (problems.length > 0) throw new EnvironmentError(`Environment variables: ${problems.join('; ')}`);
  return values;
}

/** What every function needs. The others are read at use, because a wrong mail server must not stop a request. */
const NEEDED: readonly Name[] = [
  'DATABASE_URL',
  'DATABASE_WS_PROXY',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'BACKUP_ENCRYPTION_KEY',
  'CONTACT_POSTS_PER_WINDOW',
  'ANALYTICS_POSTS_PER_WINDOW',
  'COUNT_UNDECIDED_VISITORS',
];

/** Reads the functions' environment; takes a tenth of a millisecond. @throws EnvironmentError */
export function readEnvironment(source: Source = process.env) {
  const given = variablesIn(source, NEEDED, ['DATABASE_URL', 'SESSION_SECRET']);
  return {
    databaseUrl: given.DATABASE_URL,
    databaseWsProxy: given.DATABASE_WS_PROXY,
    sessionSecrets: [given.SESSION_SECRET, given.SESSION_SECRET_PREVIOUS].filter((secret) => secret !== undefined),
    /** 32 bytes; backups are encrypted where it is set. */
    backupKey: given.BACKUP_ENCRYPTION_KEY,
    contactPostsPerWindow: given.CONTACT_POSTS_PER_WINDOW ?? CONTACT_POSTS_PER_WINDOW,
    analyticsPostsPerWindow: given.ANALYTICS_POSTS_PER_WINDOW ?? ANALYTICS_POSTS_PER_WINDOW,
    /** Whether a daily hash tells undecided visitors apart; otherwise only their views count. */
    countsUndecidedVisitors: given.COUNT_UNDECIDED_VISITORS ?? true,
  };
}

/** Reads every variable, so that faults are reported before anything runs. @throws EnvironmentError */
export const checkEnvironment = (source: Source = process.env) =>
  variablesIn(source, Object.keys(READERS) as Name[], ['DATABASE_URL', 'SESSION_SECRET']);

export const isMailServerSet = (source: Source = process.env): boolean => variableIn(source, 'SMTP_URL') !== undefined;

export function mailServerIn(source: Source = process.env) {
  const given = variablesIn(source, ['SMTP_URL', 'MAIL_FROM'], ['SMTP_URL', 'MAIL_FROM']);
  return { url: given.SMTP_URL, from: given.MAIL_FROM };
}

export const buildHookIn = (source: Source = process.env): string | undefined =>
  variablesIn(source, ['SITE_BUILD_HOOK']).SITE_BUILD_HOOK;

export const databaseUrlIn = (source: Source): string | undefined => variablesIn(source, ['DATABASE_URL']).DATABASE_URL;

/** Reads the address of the tables' owner, for migrations; by default the functions' own. @throws EnvironmentError */
export function databaseOwnerUrlIn(source: Source): string {
  const given = variablesIn(source, ['DATABASE_OWNER_URL', 'DATABASE_URL'], ['DATABASE_URL']);
  return given.DATABASE_OWNER_URL ?? given.DATABASE_URL;
}

/** Reads whom the first start or deploy makes an administrator, and who gets mails otherwise. @throws EnvironmentError */
export function firstAdminIn(source: Source = process.env) {
  const given = variablesIn(source, ['ADMIN_USERNAME', 'ADMIN_PASSWORD', 'ADMIN_EMAIL']);
  const adminEmail = given.ADMIN_EMAIL ?? emailAddress();
  return { adminUsername: given.ADMIN_USERNAME, adminPassword: given.ADMIN_PASSWORD, adminEmail };
}
