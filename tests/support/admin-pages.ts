import { hrefOf, views } from '#admin/frame/views.ts';

/** Every page of the owner's area, as the menu has them: a new one is looked at by all tests that look at each. */
export const ADMIN_PAGES = views.map(({ path, label }) => ({ address: `/admin${hrefOf(path)}`, heading: label }));
