import { business } from '#content/business.ts';
import type { PublicPage } from '#content/pages.ts';

/** The path of the social picture, made by src/pages/social/[page].jpg.ts. */
const socialPicturePath = (page: Pick<PublicPage, 'path'>) => `/social/${socialPictureName(page)}.jpg`;

export const socialPictureName = ({ path }: Pick<PublicPage, 'path'>) => path || 'startseite';
export const socialPictureUrl = (page: Pick<PublicPage, 'path'>) => business.siteUrl + socialPicturePath(page);

/** Props of SiteLayout: `<SiteLayout {...pageHead(pages.faq)}>`. */
export const pageHead = (page: PublicPage) => ({
  title: page.title,
  description: page.description,
  robots: page.robots,
  socialImage: socialPicturePath(page),
  socialAlt: `${page.headline ?? page.name}, ${business.company}`,
});
