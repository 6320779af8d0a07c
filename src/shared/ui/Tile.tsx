import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Skeleton } from './Skeleton.tsx';

interface TileProps {
  label: string;
  value: number | string | undefined;
  isMissing?: boolean;
  note?: ReactNode;
  to?: string;
  className?: string;
  valueClass?: string;
}

const BOX =
  'grid gap-[0.15rem] px-5 py-4 @max-[40rem]:px-4 @max-[40rem]:py-[0.85rem] @max-[40rem]:last:odd:col-span-full';

export function Tile({
  label,
  value,
  isMissing = false,
  note,
  to,
  className = 'content-start',
  valueClass = 'text-[2rem] leading-[1.2] wrap-anywhere',
}: TileProps) {
  const shown = typeof value === 'number' ? value.toLocaleString('de-DE') : value;
  return (
    <div className={`pane relative ${BOX} ${className}`} aria-busy={shown === undefined && !isMissing}>
      <dt className="text-small leading-[1.4] text-ink-soft wrap-anywhere">
        {to ? (
          <Link
            className="-my-0.5 inline-block py-0.5 text-ink-soft no-underline after:absolute after:inset-0 hover:underline"
            href={to}
          >
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className={`font-heavy tabular-nums ${valueClass}`}>{shown ?? (isMissing ? '–' : <Skeleton />)}</dd>
      {note && <dd className="text-small leading-[1.4] text-ink-soft">{note}</dd>}
    </div>
  );
}
