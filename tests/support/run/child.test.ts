import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endAllChildren, runChild } from './child.ts';

const node = (code: string) => [process.execPath, '--eval', code];

test('returns the status and everything that was printed', async () => {
  const ended = await runChild(node("console.log('out'); console.error('err'); process.exitCode = 3"));
  expect(ended.code).toBe(3);
  expect(ended.output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
});

test('a command that does not exist has no status and says why', async () => {
  const ended = await runChild(['there-is-no-such-command']);
  expect(ended.code).toBeNull();
  expect(ended.output).toContain('ENOENT');
});

test('a command that hangs is ended at its limit and says so', async () => {
  const ended = await runChild(node('setInterval(() => {}, 1000)'), { limitMs: 300 });
  expect(ended.code).not.toBe(0);
  expect(ended.output).toContain('without a result');
});

test('what a command left behind ends with it', async () => {
  // It holds the output open, so the call could not return while it lives.
  const left = "setInterval(() => console.log('still here'), 50)";
  const ended = await runChild(
    node(`
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['--eval', ${JSON.stringify(left)}], { stdio: 'inherit' });
      child.unref();
    `),
  );
  expect(ended.code).toBe(0);
});

test('ending all children ends those that run', async () => {
  const running = runChild(node('setInterval(() => {}, 1000)'));
  await sleep(100);
  await endAllChildren();
  expect((await running).code).not.toBe(0);
});
