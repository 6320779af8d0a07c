import { expect, test } from 'vitest';
import { JobTable, sumOf } from '#admin/customer/JobTable.tsx';
import { drawn } from '../../support/drawn.ts';

type Jobs = Parameters<typeof JobTable>[0]['jobs'];
const job = (day: string, more: object = {}, service = 'fenster') =>
  ({ day, number: 1, request: { id: day, service }, ...more }) as unknown as Jobs[number];

/** Draws the table's rows, a cell after the other. */
async function rowsOf(...jobs: Jobs) {
  const html = await drawn(<JobTable jobs={jobs} />);
  return html
    .split('</tr>')
    .slice(1, -1)
    .map((row) => row.replaceAll(/<\/t[dh]>/g, '|').replaceAll(/<[^>]*>/g, ''));
}

test('the jobs of a customer stand in a table with day, what, length and price, above their sum', async () => {
  const rows = await rowsOf(
    job('2016-08-25', { hours: 2, cents: 18_900, isPaid: true }),
    job('2016-05-09', { hours: 3, cents: 26_050 }, 'wintergarten'),
    job('2015-11-18'),
  );
  expect(rows).toEqual([
    '25.8.2016|Fenster, 2 Stunden bezahlt|189\u00a0€|',
    '9.5.2016|Wintergarten, 3 Stunden|260,50\u00a0€|',
    '18.11.2015|Fenster||',
    'Zusammen|449,50\u00a0€|',
  ]);
  expect(await rowsOf(job('2015-11-18')), 'without a price no sum').toEqual(['18.11.2015|Fenster||']);
});

test.each([
  ['with this year’s part', [18_900, 17_500], 'Zusammen, davon 189\u00a0€ in 2026'],
  ['all of this year', [18_900, undefined], 'Zusammen, alles in 2026'],
  ['none of this year', [undefined, 17_500], 'Zusammen'],
])('the sum of a customer’s jobs is named %s', (_, [now, before], words) => {
  expect(sumOf([job('2026-01-02', { cents: now }), job('2025-12-30', { cents: before })], '2026')?.words).toBe(words);
});
