import { expect, test } from 'vitest';
import { invoke } from './invoke.ts';

test('a call keeps the site’s address until it ends, also if another call ends before', async () => {
  const { promise: isOver, resolve: goOn } = Promise.withResolvers<void>();
  const origin = 'http://localhost:1';
  const slow = invoke(() => isOver.then(() => new Response(process.env.URL)), '/', { origin });
  await invoke(() => new Response(), '/', { origin });
  goOn();
  expect(await (await slow).text()).toBe(origin);
  expect(process.env.URL).toBeUndefined();
});
