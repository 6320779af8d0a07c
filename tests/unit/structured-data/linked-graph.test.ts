import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { linkedGraph } from '#site/head/page-nodes.ts';

type Node = Record<string, unknown>;

const nodeOf = (graph: ReturnType<typeof linkedGraph>, type: string) =>
  (graph['@graph'] as readonly Node[]).find((node) => node['@type'] === type);

const home = linkedGraph(pages.home);
const faq = linkedGraph(pages.faq);

test('the firm serves 20 km around its coordinates and is reached when the page says so', () => {
  expect(nodeOf(home, 'HomeAndConstructionBusiness')).toMatchObject({
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: 49.88, longitude: 8.12 },
      geoRadius: 20_000,
    },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
      { dayOfWeek: ['Friday'], opens: '17:00', closes: '22:00' },
      { dayOfWeek: ['Saturday', 'Sunday'], opens: '07:00', closes: '22:00' },
    ],
  });
});

test('the graph omits the mail address, because the pages show it in words first', () => {
  expect(JSON.stringify(home)).not.toContain('@muster-glasreinigung');
});

test('the FAQ page’s graph has its eleven questions with their answers', () => {
  const { mainEntity } = nodeOf(faq, 'FAQPage') as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
  expect(mainEntity).toHaveLength(11);
  expect(mainEntity[0]?.name).toBe('Was kostet eine Reinigung?');
  expect(mainEntity[2]?.acceptedAnswer.text).toMatch(/^<p>Ja\. Ab 65 Jahren/);
});

test('the FAQ page refers to the firm and the site, which stand in its graph', () => {
  const [firm, site] = ['HomeAndConstructionBusiness', 'WebSite'].map((type) => ({
    '@id': nodeOf(faq, type)?.['@id'],
  }));
  expect(firm?.['@id']).toMatch(/^https:/);
  expect(nodeOf(faq, 'FAQPage')).toMatchObject({ about: firm, isPartOf: site });
  expect(nodeOf(faq, 'WebSite')).toMatchObject({ publisher: firm });
});
