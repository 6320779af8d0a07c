import { knownCallers } from '#admin/list/known-callers.ts';
import { filterRequests, inReadingOrder, toSearchable } from '#admin/list/search-requests.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { table } from '../support/table.ts';

/** Prints what the inbox computes while the owner types, for 2,000 requests. A frame has 16 ms. */
export async function measureSearch(): Promise<void> {
  const many: StoredRequest[] = Array.from({ length: 2000 }, (_, n) => ({
    ...{ id: String(n), customerId: String(n % 1900), name: `Person ${n}`, createdAt: '2026-11-20T09:00:00.000Z' },
    ...{ email: `person${n % 1900}@beispiel.example`, phone: `06132 ${100_000 + (n % 1950) * 37}` },
    message: `Zwölf Fenster, bitte vor Ostern. ${n} `.repeat(20),
  }));
  const searchable = toSearchable(many);
  const figures: [string, () => unknown][] = [
    ['search', () => inReadingOrder(filterRequests(searchable, 'Person Fenster 7'))],
    ['prepare after a reload', () => toSearchable([{ ...(many[0] as StoredRequest) }, ...many.slice(1)])],
    ['find a caller by number', () => knownCallers(many, '06132 173963')],
  ];
  console.log(
    table(
      ['2,000 requests', 'best ms'],
      figures.map(([what, act]) => [what, fastest(act).toFixed(1)]),
    ),
  );
}

/** The fastest of 15 runs in milliseconds, because others share the processor. */
function fastest(act: () => void): number {
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now();
    act();
    return performance.now() - start;
  });
  return Math.min(...times);
}
