import type { ComponentType } from 'react';
import { addressTexts } from '#admin/accounts/addresses/texts.ts';
import { LOGIN_PATH } from '#admin/sign-in/session-queries.ts';
import { loginTexts } from '#admin/sign-in/texts.ts';
import {
  pathOf,
  REVIEW_PATH,
  REVISIONS_PATH,
  SUBJECT_PAGES,
  WEBSITE_PATH,
  pageTexts as websitePages,
} from '#admin/website/subject-texts.ts';
import { ADDRESS_PATH, INTRUDER_PATH, INVITATION_PATH, RESET_PATH, SET_UP_PATH } from '#domain/people/token-links.ts';
import type { IconName } from '#shared/ui/icons.ts';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { adminTexts } from './texts.ts';

/** A page of the admin area. Paths count from /admin. */
export interface AdminView {
  path: string;
  /** The address of its link, if it differs. */
  href?: string;
  label: string;
  load: () => Promise<ComponentType>;
  /** Hidden from helpers. */
  isOwners?: boolean;
  /** The path of the menu's entry that is the current one, for a page without an entry. */
  within?: string;
}

/** A page with an entry in the menu. */
export interface MenuView extends AdminView {
  /** The label in the phone's bar, if it differs. */
  barLabel?: string;
  icon: IconName;
}

export const HOME_PATH = '/';
export const INBOX_PATH = '/contacts';
/** What waits, unpaged (ruling 47). */
export const WAITING_PATH = `${INBOX_PATH}?state=waiting`;

const SETTINGS_PATH = '/settings';

/** The menu. */
export const menuViews: readonly MenuView[] = [
  {
    path: '/',
    icon: 'overview',
    label: pageTitles.dashboard,
    barLabel: adminTexts.bar.today,
    load: async () => (await import('#admin/dashboard/DashboardPage.tsx')).DashboardPage,
  },
  {
    path: INBOX_PATH,
    href: WAITING_PATH,
    icon: 'mail',
    label: pageTitles.contacts,
    barLabel: adminTexts.bar.requests,
    load: async () => (await import('#admin/inbox/InboxPage.tsx')).InboxPage,
  },
  {
    path: '/termine',
    icon: 'calendar',
    label: pageTitles.dates,
    load: async () => (await import('#admin/inbox/agenda/AgendaPage.tsx')).AgendaPage,
  },
  {
    path: '/analytics',
    icon: 'chart',
    label: pageTitles.analytics,
    load: async () => (await import('#admin/analytics/page/AnalyticsPage.tsx')).AnalyticsPage,
  },
  {
    path: '/backups',
    isOwners: true,
    icon: 'archive',
    label: pageTitles.backups,
    load: async () => (await import('./BackupsView.tsx')).BackupsView,
  },
  {
    path: '/seo',
    icon: 'search',
    label: pageTitles.seo,
    load: async () => (await import('#admin/seo/page/SeoPage.tsx')).SeoPage,
  },
  {
    path: SETTINGS_PATH,
    icon: 'sliders',
    label: pageTitles.settings,
    load: async () => (await import('./SettingsPage.tsx')).SettingsPage,
  },
  {
    path: WEBSITE_PATH,
    icon: 'window',
    label: pageTitles.website,
    load: async () => (await import('#admin/website/WebsitePage.tsx')).WebsitePage,
  },
];

/** One list for the router and the static shells. */
export const views: readonly AdminView[] = [
  ...menuViews,
  {
    path: '/kunde',
    within: INBOX_PATH,
    label: pageTitles.customer,
    load: async () => (await import('#admin/inbox/customer/CustomerPage.tsx')).CustomerPage,
  },
  {
    path: REVIEW_PATH,
    within: WEBSITE_PATH,
    label: websitePages.review,
    load: async () => (await import('#admin/website/review/ReviewPage.tsx')).ReviewPage,
  },
  {
    path: REVISIONS_PATH,
    within: WEBSITE_PATH,
    label: websitePages.revisions,
    load: async () => (await import('#admin/website/RevisionsPage.tsx')).RevisionsPage,
  },
  ...SUBJECT_PAGES.map(([id, label]) => ({
    path: pathOf(id),
    within: WEBSITE_PATH,
    label,
    load: async () => (await import('#admin/website/SubjectPage.tsx')).subjectPages[id],
  })),
  {
    path: SET_UP_PATH,
    within: SETTINGS_PATH,
    label: pageTitles.setUp,
    load: async () => (await import('./guide/GuidePages.tsx')).SetUpPage,
  },
  {
    path: INTRUDER_PATH,
    within: SETTINGS_PATH,
    label: pageTitles.intruder,
    load: async () => (await import('./guide/GuidePages.tsx')).IntruderPage,
  },
];

/** Number of pages in the phone's bar. The call and 'Mehr' follow, and more would not fit into 320 px. */
export const BAR_PLACES = 3;

/** Returns a link's address: '' for the first page, because '/' would add a slash. */
export const hrefOf = (path: string): string => (path === HOME_PATH ? '' : path);

/** The static pages of the area; other addresses answer 404. */
export const shells = [
  { path: LOGIN_PATH, label: loginTexts.submit },
  { path: INVITATION_PATH, label: loginTexts.invitation },
  { path: RESET_PATH, label: loginTexts.forgotten },
  { path: ADDRESS_PATH, label: addressTexts.title },
  ...views,
];
