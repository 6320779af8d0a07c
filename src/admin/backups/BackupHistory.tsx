import type { UseQueryResult } from '@tanstack/react-query';
import type { Backup } from '#domain/backups/shapes.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { BackupEntry } from './BackupEntry.tsx';
import { backupsPageTexts as texts } from './texts.ts';

/** Every backup, newest first (Spec §2). A refetch that fails leaves them where they are, and says so below them. */
export function BackupHistory({ query }: { query: UseQueryResult<Backup[]> }) {
  const { data: backups, dataUpdatedAt, error, isPending, refetch } = query;
  return (
    <section className="grid gap-4" aria-labelledby="backup-history" aria-busy={isPending}>
      <h2 id="backup-history">{texts.history}</h2>
      {isPending && <p role="status">{texts.loading}</p>}
      {backups?.length === 0 && (
        <Empty>
          <p>{texts.empty}</p>
          <p>{texts.emptyHint}</p>
        </Empty>
      )}
      {backups && backups.length > 0 && (
        <ul className="grid gap-4">
          {backups.map((backup) => (
            <li key={backup.id}>
              <BackupEntry backup={backup} />
            </li>
          ))}
        </ul>
      )}
      {error && <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} loadedAt={dataUpdatedAt} />}
    </section>
  );
}
