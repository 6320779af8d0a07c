import type { ComponentType } from 'react';
import {
  PROMISES_PATH,
  pathOf,
  REVIEW_PATH,
  REVISIONS_PATH,
  SUBJECT_PAGES,
  WEBSITE_PATH,
} from '#admin/website/subject-texts.ts';
import { HOME_PATH, INBOX_PATH, SETTINGS_PATH } from './views.ts';

/** By path. Apart from the views, because the login shows no page and would load the names of all scripts. */
export const viewLoads: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [HOME_PATH]: async () => (await import('#admin/dashboard/DashboardPage.tsx')).DashboardPage,
  [INBOX_PATH]: async () => (await import('#admin/list/InboxPage.tsx')).InboxPage,
  '/termine': async () => (await import('#admin/agenda/AgendaPage.tsx')).AgendaPage,
  '/termine/verschieben': async () => (await import('#admin/agenda/MoveDayPage.tsx')).MoveDayPage,
  '/analytics': async () => (await import('#admin/analytics/page/AnalyticsPage.tsx')).AnalyticsPage,
  '/backups': async () => (await import('#admin/backups/BackupsPage.tsx')).BackupsPage,
  '/seo': async () => (await import('#admin/seo/page/SeoPage.tsx')).SeoPage,
  [SETTINGS_PATH]: async () => (await import('./SettingsPage.tsx')).SettingsPage,
  [WEBSITE_PATH]: async () => (await import('#admin/website/WebsitePage.tsx')).WebsitePage,
  '/kunden': async () => (await import('#admin/list/CustomersPage.tsx')).CustomersPage,
  '/kunde': async () => (await import('#admin/customer/CustomerPage.tsx')).CustomerPage,
  [PROMISES_PATH]: async () => (await import('#admin/website/PromisesPage.tsx')).PromisesPage,
  [REVIEW_PATH]: async () => (await import('#admin/website/review/ReviewPage.tsx')).ReviewPage,
  [REVISIONS_PATH]: async () => (await import('#admin/website/RevisionsPage.tsx')).RevisionsPage,
  ...Object.fromEntries(
    SUBJECT_PAGES.map(([id]) => [
      pathOf(id),
      async () => (await import('#admin/website/SubjectPage.tsx')).subjectPages[id],
    ]),
  ),
};
