import { expect, test } from 'vitest';
import { tooLarge } from '#commands/size.ts';

// A limit is raised by hand, in a commit of its own that says why.
test('no room of src, and neither src nor tests, is larger than its limit (npm run size -- --check)', () => {
  expect(tooLarge()).toEqual([]);
  expect(tooLarge({ 'src/admin/list': 1 }), 'a room above its limit, and those without one').toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^src\/admin\/list: \d+ lines, at most 1$/),
      expect.stringMatching(/^tests: \d+ lines, at most 0$/),
    ]),
  );
});
