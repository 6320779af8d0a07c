import { hrefOf, views } from '#admin/frame/views.ts';

/** Every page of the owner's area, read from the menu, so that tests of all pages include new ones. */
export const ADMIN_PAGES = views.map(({ path, label }) => ({ address: `/admin${hrefOf(path)}`, heading: label }));
