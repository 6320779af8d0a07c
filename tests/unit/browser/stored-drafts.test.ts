import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Makes a tab's session storage, whose keys are the object's own. */
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

describe('a draft', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', aStorage()));

  it('survives a reload until it is ended', async () => {
    const { writeDraft } = await afterReload();
    expect(writeDraft('note:1', { text: 'Klingel links' })).toBe(true);
    const page = await afterReload();
    expect(page.readDraft('note:1')).toEqual({ text: 'Klingel links' });
    page.writeDraft('note:1', undefined);
    expect((await afterReload()).readDraft('note:1')).toBeUndefined();
  });

  it('belongs to the same administrator after a new login only', async () => {
    const { ownDrafts, writeDraft } = await afterReload();
    ownDrafts('maria');
    writeDraft('note:1', { text: 'Klingel links' });
    const again = await afterReload();
    again.takeOverDrafts('maria');
    expect(again.readDraft('note:1')).toEqual({ text: 'Klingel links' });
    const other = await afterReload();
    other.takeOverDrafts('jan');
    expect(other.readDraft('note:1')).toBeUndefined();
    expect((await afterReload()).readDraft('note:1')).toBeUndefined();
  });

  it('leaves nothing behind when it is deleted, and keeps other stored values', async () => {
    const { ownDrafts, writeDraft, forgetStoredDrafts } = await afterReload();
    sessionStorage.setItem('admin-reloaded-at', '1');
    ownDrafts('maria');
    writeDraft('call', { name: 'Opa Hermann' });
    forgetStoredDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['admin-reloaded-at']);
  });

  it('lives as long as the document if the browser stores nothing', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { readDraft, writeDraft } = await afterReload();
    expect(writeDraft('call', { name: 'Opa Hermann' })).toBe(false);
    expect(readDraft('call')).toEqual({ name: 'Opa Hermann' });
  });
});
