import { hrefOf, views } from '#admin/frame/views.ts';
import { pathOf, SUBJECT_PAGES } from '#admin/website/subject-texts.ts';

/** The website's subjects are one form; two stand for all. */
const isOneOfAKind = (path: string) => !SUBJECT_PAGES.some(([id]) => path === pathOf(id)) || /zeiten|bilder/.test(path);

/** Every page of the owner's area, read from the menu, so that tests of all pages include new ones. */
export const ADMIN_PAGES = views
  .filter(({ path }) => isOneOfAKind(path))
  .map(({ path, label }) =>
    path === '/termine/verschieben'
      ? { address: `/admin${path}?tag=2030-01-05`, heading: 'Sa 5.1.2030 verschieben' }
      : { address: `/admin${hrefOf(path)}`, heading: label },
  );
