import type { UseQueryResult } from '@tanstack/react-query';
import type { Backup } from '#domain/backups/shapes.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { Badge, type BadgeTone } from '#shared/ui/Badge.tsx';
import { Empty } from '#shared/ui/Empty.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { humanSize } from './human-size.ts';
import { statusLabels, backupsPageTexts as texts } from './texts.ts';

/** Newest first (Spec §2). A failed refetch leaves the backups, with a note below. */
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
        <>
          <Entries backups={backups.slice(0, OPEN)} />
          {backups.length > OPEN && (
            <details>
              <summary className="list-item min-h-touch content-center font-medium">
                {texts.older(backups.length - OPEN)}
              </summary>
              <Entries backups={backups.slice(OPEN)} />
            </details>
          )}
        </>
      )}
      {error && <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} loadedAt={dataUpdatedAt} />}
    </section>
  );
}

const OPEN = 3;

const Entries = ({ backups }: { backups: readonly Backup[] }) => (
  <ul className="grid gap-4">
    {backups.map((backup) => (
      <BackupEntry key={backup.id} backup={backup} />
    ))}
  </ul>
);

type StatusFace = Record<'word' | 'shape', string> & { tone: BadgeTone };

const good: StatusFace = { word: statusLabels.success, shape: '✓', tone: 'good' };
const FACES: Record<string, StatusFace> = {
  success: good,
  completed: good,
  failed: { word: statusLabels.failed, shape: '✕', tone: 'bad' },
  pending: { word: statusLabels.pending, shape: '…', tone: 'plain' },
};

export const faceOf = (status: string): StatusFace =>
  FACES[status] ?? { word: statusLabels.unknown, shape: '?', tone: 'plain' };

function BackupEntry({ backup }: { backup: Backup }) {
  const { type, status, date, size, errorMessage, proof, proofNote, isStored } = backup;
  const { word, shape, tone } = faceOf(status);
  return (
    <li className="pane grid justify-items-start gap-2 p-5 @max-[40rem]:p-4">
      {/* Stacked on phones, so that the badges align. */}
      <header className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 @max-[40rem]:flex-col @max-[40rem]:items-start">
        <h3 className="text-[1.125rem]">{type === 'manual' ? texts.manual : texts.automatic}</h3>
        <Badge tone={tone}>
          <span aria-hidden="true">{shape}</span> {word}
        </Badge>
      </header>
      <p className="flex flex-wrap gap-x-6 tabular-nums">
        <time dateTime={date}>{germanDateTime(date)}</time>
        {size !== null && <span>{humanSize(size)}</span>}
      </p>
      {proof === 'proven' && <p className="text-small text-vine before:content-['✓_'/'']">{texts.proven}</p>}
      {proof === 'skipped' && (
        <p className="text-small text-ink-soft">
          {texts.notProven} {proofNote}
        </p>
      )}
      {proof !== null && !isStored && <p>{texts.removed}</p>}
      {errorMessage && (
        <p className="max-w-[66ch] wrap-anywhere">
          <strong>{texts.error}</strong> {errorMessage}
        </p>
      )}
      {/* Downloads are off, as specified; the note above the history says why. */}
      <button type="button" className="button" disabled>
        {texts.download}
      </button>
    </li>
  );
}
