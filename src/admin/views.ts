import type { ComponentType } from 'react';
import { backupsPageTexts } from '#features/backups/texts.ts';
import { contactsPageTexts } from '#features/contact/texts.ts';
import { seoPageTexts } from '#features/seo/texts.ts';
import { loginTexts } from '#features/session/texts.ts';

/** A page of the admin area. Paths count from /admin. */
export interface AdminView {
  path: string;
  label: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** One list for the menu, the router and the static shells. */
export const views: readonly AdminView[] = [
  {
    path: '/contacts',
    label: contactsPageTexts.title,
    load: () => import('#features/contact/ContactsPage.tsx').then(({ ContactsPage }) => ({ default: ContactsPage })),
  },
  {
    path: '/backups',
    label: backupsPageTexts.title,
    load: () => import('#features/backups/BackupsPage.tsx').then(({ BackupsPage }) => ({ default: BackupsPage })),
  },
  {
    path: '/seo',
    label: seoPageTexts.title,
    load: () => import('#features/seo/SeoPage.tsx').then(({ SeoPage }) => ({ default: SeoPage })),
  },
];

export const LOGIN_PATH = '/login';
/** Where /admin leads: the first view. */
export const HOME_PATH = '/contacts';

/** Every admin address that exists as a static page; all others are a 404. */
export const shells = [
  { path: '/', label: contactsPageTexts.title },
  { path: LOGIN_PATH, label: loginTexts.submit },
  ...views.map(({ path, label }) => ({ path, label })),
];
