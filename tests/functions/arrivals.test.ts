import { expect, test } from 'vitest';
import { ownersArea, sendRequest } from '../support/owners-area.ts';

const { post, read } = ownersArea();

test('every page learns how many requests wait, seen in the inbox or not', async () => {
  for (const waiting of [0, 1, 2]) {
    expect(await read('arrivals')).toMatchObject({ waiting });
    await sendRequest();
    expect((await post('arrivals/seen')).status).toBe(200);
  }
});
