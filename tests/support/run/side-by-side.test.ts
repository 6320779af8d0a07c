import { expect, test } from 'vitest';
import type { Part } from './parts.ts';
import { runSideBySide } from './side-by-side.ts';

const part = (name: string, more: Partial<Part> = {}): Part => ({ name, checks: [], ...more });

/** Runs the parts, each until it is told to end, and writes down what happens. */
function recorded(parts: readonly Part[], atATime: number) {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const done = runSideBySide(parts, atATime, ({ name }) => {
    log.push(name);
    return new Promise((resolve) => {
      ends.set(name, resolve);
    });
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { log, end, done };
}

test('keeps so many parts running, in their order', async () => {
  const { log, end, done } = recorded([part('lint'), part('unit'), part('functions')], 2);
  expect(log).toEqual(['lint', 'unit']);
  await end('unit');
  expect(log).toEqual(['lint', 'unit', 'functions']);
  await end('lint');
  await end('functions');
  await done;
});

test('runs one by one where only one may run', async () => {
  const { log, end, done } = recorded([part('budget'), part('e2e')], 1);
  expect(log).toEqual(['budget']);
  await end('budget');
  expect(log).toEqual(['budget', 'e2e']);
  await end('e2e');
  await done;
});

test('never runs two that write generated files; the next part goes first', async () => {
  const writing = { writesGenerated: true };
  const { log, end, done } = recorded([part('types', writing), part('build', writing), part('unit')], 2);
  expect(log).toEqual(['types', 'unit']);
  await end('unit');
  expect(log).toEqual(['types', 'unit']);
  await end('types');
  expect(log).toEqual(['types', 'unit', 'build']);
  await end('build');
  await done;
});
