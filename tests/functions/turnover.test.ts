import { expect, test } from 'vitest';
import { numberIn, ownersArea, sendRequest } from '../support/owners-area.ts';

const { goTo, inbox, read } = ownersArea({ at: '2026-11-24T15:00:00Z' });

/** Finishes a job of that day. Returns the number of its end. */
async function finish(id: string, day: string, cents?: number): Promise<number> {
  const version = await numberIn(
    await inbox.setDate(id, { what: 'arbeit', day, time: '07:00', ...(cents && { cents }) }),
  );
  return numberIn(await inbox.enter(id, { kind: 'step', step: 'erledigt', version }));
}

const turnover = async (month: string) => {
  const { jobs } = await read(`turnover?month=${month}`);
  return jobs.map(({ name, day, cents }: { [field: string]: unknown }) => [name, day, cents]);
};

test('the turnover of a month has its finished jobs, also without a price, until their ‘Fertig’ is undone', async () => {
  const [nina, hans] = [await sendRequest({ name: 'Nina Braun' }), await sendRequest({ name: 'Hans Becker' })];
  await finish(nina, '2026-11-24', 18_900);
  await goTo('2026-11-25T15:00:00Z');
  const done = await finish(hans, '2026-11-25');
  const ninas = ['Nina Braun', '2026-11-24', 18_900];
  expect(await turnover('2026-11')).toEqual([['Hans Becker', '2026-11-25', undefined], ninas]);
  expect(await turnover('2026-10')).toEqual([]);
  await numberIn(await inbox.enter(hans, { kind: 'undo', undoes: done }));
  expect(await turnover('2026-11')).toEqual([ninas]);
  await inbox.remove(nina);
  expect(await turnover('2026-11'), 'without the bin').toEqual([]);
});
