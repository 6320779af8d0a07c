import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton.tsx';

interface TileProps {
  label: string;
  /** A number is written as in German; undefined means that it is still being loaded. */
  value: number | string | undefined;
  /** Whether loading failed: then there is no value to wait for. */
  isMissing?: boolean;
  note?: ReactNode;
  className?: string;
  /** How large the value is, and how it breaks. */
  valueClass?: string;
}

/** One large figure with its name. Stands in <Tiles>. In two columns an odd last one takes the whole row. */
export function Tile({
  label,
  value,
  isMissing = false,
  note,
  className = 'content-start',
  valueClass = 'text-[2rem] leading-[1.2] wrap-anywhere',
}: TileProps) {
  const shown = typeof value === 'number' ? value.toLocaleString('de-DE') : value;
  return (
    <div
      className={`pane grid gap-[0.15rem] px-5 py-4 @max-[40rem]:px-4 @max-[40rem]:py-[0.85rem] @max-[40rem]:last:odd:col-span-full ${className}`}
      aria-busy={shown === undefined && !isMissing}
    >
      <dt className="text-small leading-[1.4] text-ink-soft wrap-anywhere">{label}</dt>
      <dd className={`font-heavy tabular-nums ${valueClass}`}>{shown ?? (isMissing ? '–' : <Skeleton />)}</dd>
      {note && <dd className="text-small leading-[1.4] text-ink-soft">{note}</dd>}
    </div>
  );
}
