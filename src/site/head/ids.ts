import { business } from '#content/business.ts';
import { type PublicPage, pageUrl } from '#content/pages.ts';

/** Ids of nodes in the linked graph; each page refers to these two. */
export const businessId = `${business.siteUrl}/#business`;
export const webSiteId = `${business.siteUrl}/#website`;

export const webPageId = (page: PublicPage) => `${pageUrl(page)}#webpage`;
export const breadcrumbId = (page: PublicPage) => `${pageUrl(page)}#breadcrumb`;
