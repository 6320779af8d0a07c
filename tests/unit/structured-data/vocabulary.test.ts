import { expect, test } from 'vitest';
import { faqGroups } from '#content/faq.ts';
import { pages } from '#content/pages.ts';
import { linkedGraph } from '#features/structured-data/linked-graph.ts';
import { faqPageNode } from '#features/structured-data/page-nodes.ts';
import { complaintsOfVocabulary } from './schema-org.ts';

const graphs = [
  linkedGraph(pages.home),
  linkedGraph(pages.faq, faqPageNode(pages.faq, faqGroups)),
  linkedGraph(pages.imprint),
  linkedGraph(pages.accessibility),
];

const planted = (node: object) => ({ '@context': 'https://schema.org', '@graph': [node] });

test('schema.org knows every type and property of our graphs', () => {
  expect(complaintsOfVocabulary(graphs)).toEqual([]);
});

test.each([
  ['a type that does not exist', { '@type': 'HouseCleaning', name: 'x' }, /HouseCleaning/],
  ['a property of another type', { '@type': 'WebSite', openingHours: 'Fr 17:00-22:00' }, /openingHours/],
  [
    'a value of the wrong kind',
    { '@type': 'HomeAndConstructionBusiness', name: 'x', geo: { '@type': 'Person', name: 'y' } },
    /Person/,
  ],
])('the check finds %s', (_, node, complaint) => {
  expect(complaintsOfVocabulary([planted(node)]).join('\n')).toMatch(complaint);
});
