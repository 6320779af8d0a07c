import type { FAQPage, Question, WebPage, WebSite } from 'schema-dts';
import { type AnswerPart, type Faq, type FaqGroup, faqGroups } from '#content/faq.ts';
import { type PublicPage, pages, pageUrl } from '#content/pages.ts';
import * as firm from '#facts/firm.ts';
import { escapeMarkup } from '#shared/format/escape-markup.ts';
import { businessId, businessNode } from './business-node.ts';

const webSiteId = `${firm.siteUrl}/#website`;

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
  '@id': `${pageUrl(page)}#webpage`,
  url: pageUrl(page),
  name: page.title,
  isPartOf: { '@id': webSiteId },
  about: { '@id': businessId },
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

function pageNodes(page: PublicPage) {
  if (page.path === '') return [];
  return page.path === pages.faq.path ? [faqPageNode(page, faqGroups)] : [webPageNode(page)];
}

/**
 * Builds a page's schema.org graph: business and site, and below the home page the page, linked by `@id`. Their types
 * are those of schema-dts, so the compiler checks them against schema.org.
 */
export const linkedGraph = (page: PublicPage) => ({
  '@context': 'https://schema.org' as const,
  '@graph': [businessNode(), webSiteNode(), ...pageNodes(page)],
});
