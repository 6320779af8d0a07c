import { beforeEach, expect, test, vi } from 'vitest';

/** Makes a browser's storage, whose keys are the object's own. */
function aStorage(): Record<string, unknown> {
  const storage = {
    getItem: (key: string) => storage.kept[key] ?? null,
    setItem: (key: string, value: string) => {
      storage.kept[key] = value;
    },
    removeItem: (key: string) => {
      delete storage.kept[key];
    },
    kept: {} as Record<string, string>,
  };
  return new Proxy(storage, {
    ownKeys: () => Object.keys(storage.kept),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

/** Reloads the page: the storage stays, the memory does not. */
const afterReload = async () => {
  vi.resetModules();
  return import('#shared/browser/use-stored-draft.ts');
};

beforeEach(() => vi.stubGlobal('localStorage', aStorage()));

test('a draft survives a reload until it is ended', async () => {
  const { writeDraft } = await afterReload();
  expect(writeDraft('note:1', { text: 'Klingel links' })).toBe(true);
  const page = await afterReload();
  expect(page.readDraft('note:1')).toEqual({ text: 'Klingel links' });
  page.writeDraft('note:1', undefined);
  expect((await afterReload()).readDraft('note:1')).toBeUndefined();
});

test('a draft is shown to its administrator alone, also after somebody else has logged in', async () => {
  const { ownDrafts, writeDraft } = await afterReload();
  ownDrafts('maria');
  writeDraft('note:1', { text: 'Klingel links' });
  const other = await afterReload();
  other.ownDrafts('jan');
  expect(other.readDraft('note:1')).toBeUndefined();
  other.forgetStoredDrafts();
  other.ownDrafts('maria');
  expect(other.readDraft('note:1')).toEqual({ text: 'Klingel links' });
});

test('a draft ends after seven days, whoever logs in then', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00Z'), toFake: ['Date'] });
  const { ownDrafts, writeDraft } = await afterReload();
  ownDrafts('maria');
  writeDraft('note:1', { text: 'Klingel links' });
  vi.setSystemTime(new Date('2026-12-02T09:59:00Z'));
  const shortly = await afterReload();
  shortly.ownDrafts('maria');
  expect(shortly.readDraft('note:1')).toEqual({ text: 'Klingel links' });
  vi.setSystemTime(new Date('2026-12-02T10:00:00Z'));
  (await afterReload()).ownDrafts('jan');
  expect(Object.keys(localStorage)).toEqual([]);
  vi.useRealTimers();
});

test('a draft leaves nothing behind when it is deleted, and keeps other stored values', async () => {
  const { ownDrafts, writeDraft, forgetStoredDrafts } = await afterReload();
  localStorage.setItem('admin-reloaded-at', '1');
  ownDrafts('maria');
  writeDraft('call', { name: 'Opa Hermann' });
  forgetStoredDrafts();
  expect(Object.keys(localStorage)).toEqual(['admin-reloaded-at']);
});

test('a draft lives as long as the document if the browser stores nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { readDraft, writeDraft } = await afterReload();
  expect(writeDraft('call', { name: 'Opa Hermann' })).toBe(false);
  expect(readDraft('call')).toEqual({ name: 'Opa Hermann' });
});
