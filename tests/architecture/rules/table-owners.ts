import type { Database } from '#server/db/schema/index.ts';
import type { SourceFile } from '../../support/source/project-files.ts';

/** The folders of src that may write SQL over their tables. */
const TABLES = {
  'domain/customers': ['customers'],
  'domain/requests': [
    ...['contactSubmissions', 'requestLog', 'requestPhotos'],
    ...['shortLived.inboxSeen', 'shortLived.newRequests'],
  ],
  'domain/jobs': ['jobs'],
  'domain/messages': ['messageSettings', 'shortLived.outbox'],
  'domain/people': [
    ...['users', 'adminUsers', 'adminSessions', 'shortLived.tokens', 'shortLived.pushDevices'],
    ...['shortLived.knownDevices', 'shortLived.securityLog', 'shortLived.recoveryCodes', 'shortLived.passkeys'],
    'shortLived.spentChallenges',
  ],
  'domain/absence': ['absences'],
  'domain/visits': ['analytics', 'analyticsInteractions', 'shortLived.visitorKeys'],
  'domain/backups': ['backupLogs', 'backupSettings'],
  'domain/site': ['siteDraft', 'siteRevisions', 'sitePictures'],
  'admin/seo': ['seoMonitoring', 'sitemap'],
  'admin/reply': ['replyTemplates'],
  server: ['rateLimits', 'shortLived.jobRuns', 'shortLived.pushKey', 'productionHome', 'kyselyMigrationSql'],
} as const satisfies Record<string, readonly (keyof Database)[]>;
type Owned = (typeof TABLES)[keyof typeof TABLES][number];
/** Does not compile while a table has no owner. @public */
export const HAVE_OWNERS: Exclude<keyof Database, Owned> extends never ? true : never = true;

/** Turns 'contactSubmissions' into SQL's 'contact_submissions', with or without its schema. */
const inSql = (table: string) => table.replace(/^\w+\./, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Matches a table's name in a query: an argument of Kysely's, or after an SQL keyword. */
const patternOf = (table: string) =>
  new RegExp(
    `(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|[jJ]oin|using)\\(\\s*\\[?'${table.replace('.', '\\.')}(?: as \\w+)?'` +
      `|\\b(?:from|join|into|update|table)\\s+(?:public\\.|short_lived\\.)?${inSql(table)}\\b(?!\\()`,
  );

const PATTERNS = Object.entries(TABLES).flatMap(([owner, tables]) =>
  tables.map((table) => ({ table, owner, pattern: patternOf(table) })),
);

/** Names every file with SQL over another folder's table. The schema and its migrations are exempt. */
export const strangersOf = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => !/^src\/server\/db\/(schema|migrations)\//.test(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return PATTERNS.filter(({ owner, pattern }) => !path.startsWith(`src/${owner}/`) && pattern.test(code)).map(
        ({ table, owner }) => `${path} names ${table}, which is ${owner}'s`,
      );
    });
