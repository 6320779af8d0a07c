import { expect, test } from 'vitest';
import { faqGroups } from '#content/faq.ts';
import { pages } from '#content/pages.ts';
import { faqPageNode, linkedGraph } from '#site/head/page-nodes.ts';
import { complaintsOfVocabulary } from './schema-org.ts';

const graphs = [
  linkedGraph(pages.home),
  linkedGraph(pages.faq, faqPageNode(pages.faq, faqGroups)),
  linkedGraph(pages.imprint),
  linkedGraph(pages.accessibility),
];

const PLANTED = [
  { what: 'a type that does not exist', node: { '@type': 'HouseCleaning', name: 'x' }, complaint: /HouseCleaning/ },
  {
    what: 'a property of another type',
    node: { '@type': 'WebSite', openingHours: 'Fr 17:00-22:00' },
    complaint: /openingHours/,
  },
  {
    what: 'a value of the wrong kind',
    node: { '@type': 'HomeAndConstructionBusiness', name: 'x', geo: { '@type': 'Person', name: 'y' } },
    complaint: /Person/,
  },
];

const planted = PLANTED.map(({ node }) => ({ '@context': 'https://schema.org', '@graph': [node] }));
const complaints = complaintsOfVocabulary([...graphs, ...planted]);

test('schema.org knows every type and property of our graphs', () => {
  expect(complaints.slice(0, graphs.length).flat()).toEqual([]);
});

test.each(PLANTED.map(({ what, complaint }, index) => ({ what, complaint, index })))(
  'the check finds $what',
  ({ complaint, index }) => {
    expect(complaints[graphs.length + index]?.join('\n')).toMatch(complaint);
  },
);
