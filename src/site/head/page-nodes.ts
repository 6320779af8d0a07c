import type { BreadcrumbList, FAQPage, Question, WebPage, WebSite } from 'schema-dts';
import type { AnswerPart, Faq, FaqGroup } from '#content/faq.ts';
import { type PublicPage, pages, pageUrl } from '#content/pages.ts';
import * as firm from '#facts/firm.ts';
import { escapeMarkup } from '#shared/format/escape-markup.ts';
import { businessId, businessNode } from './business-node.ts';

const webSiteId = `${firm.siteUrl}/#website`;
const webPageId = (page: PublicPage) => `${pageUrl(page)}#webpage`;
const breadcrumbId = (page: PublicPage) => `${pageUrl(page)}#breadcrumb`;

const webSiteNode = () =>
  ({
    '@type': 'WebSite',
    '@id': webSiteId,
    url: `${firm.siteUrl}/`,
    name: firm.company,
    inLanguage: 'de',
    publisher: { '@id': businessId },
  }) as const satisfies WebSite;

const commonToPages = (page: PublicPage) => ({
  '@id': webPageId(page),
  url: pageUrl(page),
  name: page.title,
  isPartOf: { '@id': webSiteId },
  about: { '@id': businessId },
  breadcrumb: { '@id': breadcrumbId(page) },
});

const webPageNode = (page: PublicPage) => ({ '@type': 'WebPage', ...commonToPages(page) }) as const satisfies WebPage;

export const faqPageNode = (page: PublicPage, groups: readonly FaqGroup[]) =>
  ({
    '@type': 'FAQPage',
    ...commonToPages(page),
    mainEntity: groups.flatMap((group) => group.items).map(questionNode),
  }) as const satisfies FAQPage;

const questionNode = ({ question, answer }: Faq) =>
  ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(answerHtml).join('') },
  }) as const satisfies Question;

const answerHtml = (part: AnswerPart) =>
  typeof part === 'string'
    ? `<p>${escapeMarkup(part)}</p>`
    : `<ul>${part.map((point) => `<li>${escapeMarkup(point)}</li>`).join('')}</ul>`;

const breadcrumbNode = (page: PublicPage) =>
  ({
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(page),
    itemListElement: [pages.home, page].map(
      (step, index) => ({ '@type': 'ListItem', position: index + 1, name: step.name, item: pageUrl(step) }) as const,
    ),
  }) as const satisfies BreadcrumbList;

export type PageNode = ReturnType<typeof webPageNode> | ReturnType<typeof faqPageNode>;

/**
 * Builds a page's schema.org graph: business and site, below the home page also page and breadcrumb, linked by `@id`.
 * tests/unit/structured-data/vocabulary.test.ts checks it against schema.org.
 */
export const linkedGraph = (page: PublicPage, pageNode: PageNode = webPageNode(page)) => ({
  '@context': 'https://schema.org' as const,
  '@graph': [businessNode(), webSiteNode(), ...(page.path ? [pageNode, breadcrumbNode(page)] : [])],
});
