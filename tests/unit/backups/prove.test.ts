import { describe, expect, it, vi } from 'vitest';
import type { Manifest } from '#domain/backups/archive/manifest.ts';
import { prove } from '#domain/backups/run/prove.server.ts';
import { storeName } from '#server/blobs.ts';

const manifest = (bytes: number) => ({ sql: { bytes, sha256: '' }, tables: [] }) as unknown as Manifest;

describe('a database that is too large for a trial', () => {
  it('is read back to the last byte, and the record says why there was no trial', async () => {
    let isReadToTheEnd = false;
    async function* sql() {
      yield Buffer.from('BEGIN;');
      isReadToTheEnd = true;
    }
    const openTrial = vi.fn();
    expect(await prove(manifest(129 * 1024 * 1024), sql(), openTrial)).toEqual({
      proof: 'skipped',
      proofNote: 'Die Datenbank ist für eine Wiederherstellung auf Probe zu groß. Die Prüfsummen stimmen.',
    });
    expect(isReadToTheEnd).toBe(true);
    expect(openTrial).not.toHaveBeenCalled();
  });
});

describe('the store', () => {
  it('of production is its own: no preview and no local run names it', () => {
    expect(storeName('backups', 'production')).toBe('backups');
    expect(['deploy-preview', 'branch-deploy', 'dev'].map((context) => storeName('backups', context))).toEqual([
      'backups-deploy-preview',
      'backups-branch-deploy',
      'backups-dev',
    ]);
  });
});
