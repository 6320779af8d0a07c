import { addressTexts } from '#admin/sign-in/address-texts.ts';
import { LOGIN_PATH } from '#admin/sign-in/session-queries.ts';
import { loginTexts } from '#admin/sign-in/texts.ts';
import {
  PROMISES_PATH,
  pathOf,
  REVIEW_PATH,
  REVISIONS_PATH,
  SUBJECT_PAGES,
  WEBSITE_PATH,
  pageTexts as websitePages,
} from '#admin/website/subject-texts.ts';
import { ADDRESS_PATH, INVITATION_PATH, RESET_PATH } from '#domain/people/token-links.ts';
import type { IconName } from '#shared/ui/icons.ts';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { adminTexts } from './texts.ts';

/** A page of the admin area. Paths count from /admin. Its script: view-loads.ts. */
export interface AdminView {
  path: string;
  label: string;
  isOwners?: boolean;
  /** Whether further parts of a path belong to it: '/contacts/<id>'. */
  hasParts?: boolean;
  /** The path of the menu's entry that is the current one, for a page without an entry. */
  within?: string;
}

export interface MenuView extends AdminView {
  barLabel?: string;
  icon: IconName;
}

export const HOME_PATH = '/';
export const INBOX_PATH = '/contacts';
/** What waits, unpaged (ruling 47). */
export const WAITING_PATH = `${INBOX_PATH}?state=waiting`;

export const SETTINGS_PATH = '/settings';

export const menuViews: readonly MenuView[] = [
  { path: HOME_PATH, icon: 'overview', label: pageTitles.dashboard, barLabel: adminTexts.bar.today },
  { path: INBOX_PATH, icon: 'mail', label: pageTitles.contacts, barLabel: adminTexts.bar.requests, hasParts: true },
  { path: '/termine', icon: 'calendar', label: pageTitles.dates },
  { path: '/analytics', icon: 'chart', label: pageTitles.analytics },
  { path: '/backups', icon: 'archive', label: pageTitles.backups, isOwners: true },
  { path: '/seo', icon: 'search', label: pageTitles.seo },
  { path: SETTINGS_PATH, icon: 'sliders', label: pageTitles.settings },
  { path: WEBSITE_PATH, icon: 'site', label: pageTitles.website },
];

export const views: readonly AdminView[] = [
  ...menuViews,
  { path: '/termine/verschieben', within: '/termine', label: pageTitles.moveDay },
  { path: '/kunden', within: INBOX_PATH, label: pageTitles.customers },
  { path: '/kunde', within: INBOX_PATH, label: pageTitles.customer },
  ...[
    [PROMISES_PATH, websitePages.promises] as const,
    [REVIEW_PATH, websitePages.review] as const,
    [REVISIONS_PATH, websitePages.revisions] as const,
    ...SUBJECT_PAGES.map(([id, label]) => [pathOf(id), label] as const),
  ].map(([path, label]) => ({ path, label, within: WEBSITE_PATH })),
];

export const viewAt = (path: string): AdminView | undefined =>
  views.find((view) => view.path === path) ??
  views.find(({ path: start, hasParts }) => hasParts && path.startsWith(`${start}/`));

/** Number of pages in the phone's bar. The call and 'Mehr' follow, and more would not fit into 320 px. */
export const BAR_PLACES = 3;

/** '' for the first page, because '/' would add a slash. */
export const hrefOf = (path: string): string => (path === HOME_PATH ? '' : path);

/** The static pages of the area; other addresses answer 404. */
export const shells = [
  { path: LOGIN_PATH, label: loginTexts.submit },
  { path: INVITATION_PATH, label: loginTexts.invitation },
  { path: RESET_PATH, label: loginTexts.forgotten },
  { path: ADDRESS_PATH, label: addressTexts.title },
  ...views,
];
