import type { AdminSessionsTable } from './admin-sessions.ts';
import type { AdminUsersTable } from './admin-users.ts';
import type { AnalyticsInteractionsTable, AnalyticsTable } from './analytics.ts';
import type { BackupLogsTable } from './backup-logs.ts';
import type { BackupSettingsTable } from './backup-settings.ts';
import type { CalendarFeedsTable } from './calendar-feeds.ts';
import type { CaseEventsTable } from './case-events.ts';
import type { ContactSubmissionsTable } from './contact-submissions.ts';
import type { HolidayTable } from './holiday.ts';
import type { InvitationsTable } from './invitations.ts';
import type { JobRunsTable } from './job-runs.ts';
import type { KyselyMigrationSqlTable } from './kysely-migration-sql.ts';
import type { MailHoldTable, MessageSettingsTable, NewRequestsTable, OutboxTable, RemindedTable } from './outbox.ts';
import type { ProductionHomeTable } from './production-home.ts';
import type { InboxSeenTable, PushDevicesTable, PushKeyTable } from './push.ts';
import type { RateLimitsTable } from './rate-limits.ts';
import type { ReplyTemplatesTable } from './reply-templates.ts';
import type { KnownDevicesTable, PasswordResetsTable, SecurityLogTable } from './rights.ts';
import type { SeoMonitoringTable } from './seo-monitoring.ts';
import type { SeoRunsTable } from './seo-runs.ts';
import type { SitemapPagesTable, SitemapTable } from './sitemap.ts';
import type { UsersTable } from './users.ts';
import type { VisitorKeysTable } from './visitor-keys.ts';

/** All tables as Kysely sees them: camelCase here, snake_case in the database (CamelCasePlugin). */
export interface Database {
  users: UsersTable;
  adminUsers: AdminUsersTable;
  contactSubmissions: ContactSubmissionsTable;
  analytics: AnalyticsTable;
  backupLogs: BackupLogsTable;
  seoMonitoring: SeoMonitoringTable;
  // Beyond Spec §3, for what the server promises on top of it:
  adminSessions: AdminSessionsTable;
  caseEvents: CaseEventsTable;
  rateLimits: RateLimitsTable;
  seoRuns: SeoRunsTable;
  sitemap: SitemapTable;
  sitemapPages: SitemapPagesTable;
  backupSettings: BackupSettingsTable;
  messageSettings: MessageSettingsTable;
  replyTemplates: ReplyTemplatesTable;
  holiday: HolidayTable;
  productionHome: ProductionHomeTable;
  analyticsInteractions: AnalyticsInteractionsTable;
  kyselyMigrationSql: KyselyMigrationSqlTable;
  // In a schema that no backup copies:
  'shortLived.visitorKeys': VisitorKeysTable;
  'shortLived.jobRuns': JobRunsTable;
  'shortLived.newRequests': NewRequestsTable;
  'shortLived.reminded': RemindedTable;
  'shortLived.outbox': OutboxTable;
  'shortLived.mailHold': MailHoldTable;
  'shortLived.pushDevices': PushDevicesTable;
  'shortLived.pushKey': PushKeyTable;
  'shortLived.inboxSeen': InboxSeenTable;
  'shortLived.invitations': InvitationsTable;
  'shortLived.calendarFeeds': CalendarFeedsTable;
  'shortLived.knownDevices': KnownDevicesTable;
  'shortLived.passwordResets': PasswordResetsTable;
  'shortLived.securityLog': SecurityLogTable;
}
