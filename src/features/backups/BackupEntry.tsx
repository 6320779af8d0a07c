import { germanDateTime } from '#shared/format/german-date.ts';
import type { Backup } from './contract.ts';
import { humanSize } from './human-size.ts';
import { faceOf, type StatusFace, statusWord } from './status-word.ts';
import { backupsPageTexts as texts } from './texts.ts';

/** Shapes beside the words, so that no colour is needed to tell them apart. */
const SHAPES: Record<StatusFace, string> = { success: '✓', failed: '✕', pending: '…', unknown: '?' };

/** One backup: what it is, how it ended, and whether it was restored on trial. */
export function BackupEntry({ backup }: { backup: Backup }) {
  const { id, type, status, date, size, errorMessage } = backup;
  const face = faceOf(status);
  return (
    <article className="backup-entry pane" aria-labelledby={`backup-${id}`}>
      <header>
        <h3 id={`backup-${id}`}>{type === 'manual' ? texts.manual : texts.automatic}</h3>
        <span className="badge backup-badge" data-face={face}>
          <span aria-hidden="true">{SHAPES[face]}</span> {statusWord(status)}
        </span>
      </header>
      <p className="backup-facts">
        <time dateTime={date}>{germanDateTime(date)}</time>
        {size !== null && <span>{humanSize(size)}</span>}
      </p>
      <Proof backup={backup} />
      {errorMessage && (
        <p className="backup-error">
          <strong>{texts.error}</strong> {errorMessage}
        </p>
      )}
      {/* Downloads are off, as specified; the note above the history says why. */}
      <button type="button" className="button" disabled>
        {texts.download}
      </button>
    </article>
  );
}

function Proof({ backup: { proof, proofNote, isStored } }: { backup: Backup }) {
  return (
    <>
      {proof === 'proven' && <p className="backup-proof">{texts.proven}</p>}
      {proof === 'skipped' && (
        <p className="backup-proof">
          {texts.notProven} {proofNote}
        </p>
      )}
      {proof !== null && !isStored && <p>{texts.removed}</p>}
    </>
  );
}
