import type { PublicPage } from '#content/pages.ts';
import { businessNode } from './business-node.ts';
import { breadcrumbNode, type faqPageNode, webPageNode, webSiteNode } from './page-nodes.ts';

type PageNode = ReturnType<typeof webPageNode> | ReturnType<typeof faqPageNode>;

/**
 * Builds a page's schema.org graph: business, site, page and breadcrumb, linked by `@id`.
 * tests/unit/structured-data/vocabulary.test.ts checks it against schema.org.
 */
export const linkedGraph = (page: PublicPage, pageNode: PageNode = webPageNode(page)) => ({
  '@context': 'https://schema.org' as const,
  '@graph': [businessNode(), webSiteNode(), pageNode, ...(page.path ? [breadcrumbNode(page)] : [])],
});
