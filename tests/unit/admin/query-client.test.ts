import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QUERY_FRESH_MS } from '#admin/frame/limits.ts';
import { createQueryClient } from '#admin/frame/query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['without data', undefined],
  ['with old data', ['alt']],
])('a second part of a page does not repeat a call that has just failed, %s (Spec §7)', async (_, initialData) => {
  const queryFn = vi.fn(() => Promise.reject(new Error('500: away')));
  const client = createQueryClient();
  const query = {
    queryKey: ['backups'],
    queryFn,
    initialData,
    initialDataUpdatedAt: 0,
    refetchInterval: false,
  } as const;
  const mount = () => new QueryObserver(client, client.defaultQueryOptions(query)).subscribe(() => {});
  const ends = [mount()];
  await vi.advanceTimersByTimeAsync(60);
  ends.push(mount());
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(QUERY_FRESH_MS);
  ends.push(mount());
  expect(queryFn, 'a later part asks again').toHaveBeenCalledTimes(2);
  for (const end of ends) end();
});

/** A query on the screen of a browser, with its count of calls, its clock and its tab. */
async function onTheScreen() {
  environmentManager.setIsServer(() => false);
  const queryFn = vi.fn(async () => 'da');
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(client, client.defaultQueryOptions({ queryKey: ['figures'], queryFn }));
  const end = observer.subscribe(() => {});
  const advance = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  await advance(2);
  const hideFor = async (seconds: number) => {
    focusManager.setFocused(false);
    await advance(seconds);
    focusManager.setFocused(true);
    await advance(1);
  };
  return {
    ...{ advance, hideFor, calls: () => queryFn.mock.calls.length - 1 },
    [Symbol.dispose]: () => {
      end();
      client.unmount();
      focusManager.setFocused(undefined);
      environmentManager.setIsServer(() => true);
    },
  };
}

test('data on the screen reload every thirty seconds while the tab is visible (Spec §7)', async () => {
  using screen = await onTheScreen();
  await screen.advance(25);
  expect(screen.calls()).toBe(0);
  await screen.advance(10);
  expect(screen.calls()).toBe(1);
  await screen.advance(30);
  expect(screen.calls()).toBe(2);
});

test('data on the screen wait while the tab is hidden, and reload when it is visible again (Spec §7)', async () => {
  using screen = await onTheScreen();
  focusManager.setFocused(false);
  await screen.advance(100);
  expect(screen.calls()).toBe(0);
  focusManager.setFocused(true);
  await screen.advance(1);
  expect(screen.calls()).toBe(1);
});

test('data on the screen stay fresh for ten seconds: a short change of tabs reloads nothing (Spec §7)', async () => {
  using screen = await onTheScreen();
  await screen.hideFor(12);
  const before = screen.calls();
  await screen.hideFor(6);
  expect(screen.calls() - before).toBe(0);
  await screen.hideFor(6);
  expect(screen.calls() - before).toBe(1);
});
