import { expect, test } from 'vitest';
import { invoke } from './invoke.ts';

test('a call keeps the site’s address until it ends, also if an earlier call ends before', async () => {
  const origin = 'http://localhost:1';
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const answers = [first, second].map(({ promise }) =>
    invoke(() => promise.then(() => new Response(process.env.URL)), '/', { origin }),
  );
  first.resolve();
  await answers[0];
  second.resolve();
  expect(await (await answers[1])?.text()).toBe(origin);
  expect(process.env.URL).toBeUndefined();
});
