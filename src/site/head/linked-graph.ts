import type { PublicPage } from '#content/pages.ts';
import { businessNode } from './business-node.ts';
import { breadcrumbNode, type faqPageNode, webPageNode, webSiteNode } from './page-nodes.ts';

type PageNode = ReturnType<typeof webPageNode> | ReturnType<typeof faqPageNode>;

/**
 * One schema.org graph for a page: the firm, the site, the page and the way to it, tied by `@id`.
 * Checked against schema.org's vocabulary in tests/unit/structured-data/vocabulary.test.ts.
 */
export const linkedGraph = (page: PublicPage, pageNode: PageNode = webPageNode(page)) => ({
  '@context': 'https://schema.org' as const,
  '@graph': [businessNode(), webSiteNode(), pageNode, ...(page.path ? [breadcrumbNode(page)] : [])],
});
