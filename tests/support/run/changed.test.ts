import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { gitRepository } from '../git-repository.ts';
import { changeIn, ownTests } from './changed.ts';

describe('what was changed', () => {
  test('is told by the branch upstream, by origin/main without one, by the last commit without either', async () => {
    const origin = await gitRepository();
    await origin.write('kept.ts', 'one');
    origin.commit('2026-03-01');
    expect(changeIn(origin.folder)).toMatchObject({
      since: 'HEAD',
      reason: expect.stringContaining('neither'),
      paths: [],
    });

    const clone = await origin.shallowClone(1);
    const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, stdio: 'ignore' });
    expect(changeIn(clone).since).toBe('@{upstream}');
    git('checkout', '--quiet', '-b', 'mine', '--no-track');
    expect(changeIn(clone)).toMatchObject({ since: 'origin/main', reason: expect.stringContaining('no upstream') });
  });

  test('is what is committed, changed and new', async () => {
    const repository = await gitRepository();
    await repository.write('kept.ts', 'one');
    await repository.write('changed.ts', 'one');
    repository.commit('2026-03-01');
    await repository.write('changed.ts', 'two');
    await repository.write('größer.ts', 'one');
    expect(changeIn(repository.folder).paths.toSorted()).toEqual(['changed.ts', 'größer.ts']);
  });
});

describe('the changed code’s own tests of the functions', () => {
  const tests = ['contact', 'contact-bin', 'large-inbox', 'outbox', 'outbox-faults', 'push'].map(
    (name) => `tests/functions/${name}.test.ts`,
  );

  test.each([
    ['src/features/contact/inbox/inbox.server.ts', ['contact', 'contact-bin', 'large-inbox']],
    ['src/server/outbox/deliver.ts', ['outbox', 'outbox-faults']],
    ['netlify/functions/push.ts', ['push']],
    ['tests/functions/push.test.ts', ['push']],
    ['src/shared/format/german-date.ts', []],
  ])('%s', (path, names) => {
    expect(ownTests({ paths: [path] }, tests)).toEqual(names.map((name) => `tests/functions/${name}.test.ts`));
  });
});
