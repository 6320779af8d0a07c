/**
 * One measured step in a process of its own, so that its memory is its own: `backup`, `read` or `restore`. The
 * environment says where things are; prints { ms, peakMb, folder } as JSON.
 */
import { folderOf } from '#features/backups/archive/archive-names.ts';
import { readArchive, readManifest } from '#features/backups/archive/read-archive.server.ts';
import { writeArchive } from '#features/backups/archive/write-archive.server.ts';
import { restoreSql } from '#features/backups/sql/restore.server.ts';
import { snapshot } from '#features/backups/sql/snapshot.server.ts';
import { openBlobStore } from '#server/blobs.ts';
import { openSqlSession } from '#server/db/sql-session.ts';

const [step = '', folder = ''] = process.argv.slice(2);
const store = openBlobStore('backups-bench');
const open = () =>
  openSqlSession({ url: process.env.BENCH_URL ?? '', wsProxy: process.env.BENCH_WS_PROXY, statementTimeoutMs: 0 });

const startedAt = performance.now();
const where = await steps()[step]?.();
const ms = performance.now() - startedAt;
console.log(JSON.stringify({ ms, peakMb: process.resourceUsage().maxRSS / 1024, folder: where }));
process.exit(0);

function steps(): Record<string, () => Promise<string | undefined>> {
  return {
    async backup() {
      const session = await open();
      const name = { type: 'manual', createdAt: new Date(), runId: crypto.randomUUID(), attempt: 1 } as const;
      await writeArchive({ store, name, key: undefined }, snapshot(session, { head: [] }));
      return folderOf(name);
    },
    async read() {
      const source = { store, folder, key: undefined };
      for await (const _ of readArchive(source, await readManifest(source)));
      return folder;
    },
    async restore() {
      const source = { store, folder, key: undefined };
      await restoreSql(await open(), readArchive(source, await readManifest(source)));
      return folder;
    },
  };
}
