import type { ReactNode } from 'react';

interface TileProps {
  label: string;
  /** A number is written as in German; undefined means that it is still being loaded. */
  value: number | string | undefined;
  /** Whether loading failed: then there is no value to wait for. */
  isMissing?: boolean;
  note?: ReactNode;
}

/** One large figure with its name. Stands in a <dl className="tiles">. */
export function Tile({ label, value, isMissing = false, note }: TileProps) {
  const shown = typeof value === 'number' ? value.toLocaleString('de-DE') : value;
  return (
    <div className="tile pane" aria-busy={shown === undefined && !isMissing}>
      <dt>{label}</dt>
      <dd className="tile-value">{shown ?? (isMissing ? '–' : <span className="skeleton" aria-hidden="true" />)}</dd>
      {note && <dd className="tile-note">{note}</dd>}
    </div>
  );
}
