import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A tab's session storage: its keys are the object's own. */
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

/** The page after a reload: the storage is the same, the memory is not. */
const afterReload = async () => {
  vi.resetModules();
  return import('#shared/browser/use-stored-draft.ts');
};

describe('what is typed and not yet saved', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', aStorage()));

  it('is there after a reload, until it is ended', async () => {
    const { writeDraft } = await afterReload();
    expect(writeDraft('note:1', { text: 'Klingel links' })).toBe(true);
    const page = await afterReload();
    expect(page.readDraft('note:1')).toEqual({ text: 'Klingel links' });
    page.writeDraft('note:1', undefined);
    expect((await afterReload()).readDraft('note:1')).toBeUndefined();
  });

  it('is for who logs in again, and for nobody else', async () => {
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

  it('leaves nothing behind when it is forgotten, not even whose it was; what is others’ in the storage stays', async () => {
    const { ownDrafts, writeDraft, forgetStoredDrafts } = await afterReload();
    sessionStorage.setItem('admin-reloaded-at', '1');
    ownDrafts('maria');
    writeDraft('call', { name: 'Opa Hermann' });
    forgetStoredDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['admin-reloaded-at']);
  });

  it('lives as long as the document where the browser stores nothing', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { readDraft, writeDraft } = await afterReload();
    expect(writeDraft('call', { name: 'Opa Hermann' })).toBe(false);
    expect(readDraft('call')).toEqual({ name: 'Opa Hermann' });
  });
});
