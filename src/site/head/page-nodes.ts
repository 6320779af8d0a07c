import type { FAQPage, Question, WebSite } from 'schema-dts';
import type { AnswerPart, Faq, FaqGroup } from '#content/faq.ts';
import { type PublicPage, pageUrl } from '#content/pages.ts';
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

export const faqPageNode = (page: PublicPage, groups: readonly FaqGroup[]) =>
  ({
    '@type': 'FAQPage',
    '@id': `${pageUrl(page)}#webpage`,
    url: pageUrl(page),
    name: page.title,
    isPartOf: { '@id': webSiteId },
    about: { '@id': businessId },
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

export type PageNode = ReturnType<typeof faqPageNode>;

/**
 * Builds a page's schema.org graph: business and site, and the page's own node, linked by `@id`. Their types are those of
 * schema-dts, so the compiler checks them against schema.org.
 */
export const linkedGraph = (pageNode?: PageNode) => ({
  '@context': 'https://schema.org' as const,
  '@graph': [businessNode(), webSiteNode(), ...(pageNode ? [pageNode] : [])],
});
