import type { UseQueryResult } from '@tanstack/react-query';
import type { Backup } from '#domain/backups/shapes.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { Empty } from '#shared/ui/Empty.tsx';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { humanSize } from './human-size.ts';
import { faceOf, backupsPageTexts as texts } from './texts.ts';

export const BackupHistory = ({ query }: { query: UseQueryResult<Backup[]> }) => (
  <Panel title={texts.history} query={query}>
    {(backups) => (
      <>
        {backups.length === 0 && (
          <Empty>
            <p>{texts.empty}</p>
            <p>{texts.emptyHint}</p>
          </Empty>
        )}
        <Entries backups={backups.slice(0, OPEN)} />
        {backups.length > OPEN && (
          <LateDetails title={texts.older(backups.length - OPEN)}>
            <Entries backups={backups.slice(OPEN)} />
          </LateDetails>
        )}
      </>
    )}
  </Panel>
);

const OPEN = 3;

const Entries = ({ backups }: { backups: readonly Backup[] }) => (
  <ul>
    {backups.map((backup) => (
      <BackupEntry key={backup.id} backup={backup} />
    ))}
  </ul>
);

function BackupEntry({ backup }: { backup: Backup }) {
  const { type, status, date, size, errorMessage, proof, proofNote, isStored } = backup;
  const { word, sign, tone } = faceOf(status);
  return (
    <li className="grid justify-items-start gap-2 border-t border-glass-3 py-4 first:border-t-0">
      <header className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-[1.125rem]">{type === 'manual' ? texts.manual : texts.automatic}</h3>
        <Badge tone={tone} sign={sign}>
          {word}
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
