import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Skeleton } from './Skeleton.tsx';

interface TileProps {
  label: string;
  value: number | string | undefined;
  isMissing?: boolean;
  note?: ReactNode;
  to?: string;
}

const BOX =
  '@container grid content-start gap-[0.15rem] px-5 py-4 @max-[40rem]:px-4 @max-[40rem]:py-[0.85rem] @max-[40rem]:last:odd:col-span-full';

/** In one line, also in a narrow tile, which is the container of `cqi`. Names are longer than numbers, so smaller. */
const NUMBER = 'text-[min(2rem,24cqi)] leading-[1.2] wrap-break-word hyphens-none *:align-middle';
const NAME =
  'text-[min(2rem,15cqi)] leading-[max(1.2em,min(2.4rem,28.8cqi))] wrap-break-word hyphens-none *:align-middle';

/** For <Tiles>. In two columns an odd last one takes the whole row. */
export function Tile({ label, value, isMissing = false, note, to }: TileProps) {
  const shown = typeof value === 'number' ? value.toLocaleString('de-DE') : value;
  return (
    <div className={`pane relative ${BOX}`} aria-busy={shown === undefined && !isMissing}>
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
      <dd className={`font-heavy tabular-nums ${typeof value === 'string' ? NAME : NUMBER}`}>
        {shown ?? (isMissing ? '–' : <Skeleton />)}
      </dd>
      {note && <dd className="text-small leading-[1.4] text-ink-soft">{note}</dd>}
    </div>
  );
}

const AS_MANY_AS_FIT =
  'grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.75rem,40%)),1fr))] @min-[46rem]:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]';

/** Two on phones, and one with very large text, so that no word breaks. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <dl className={`grid gap-4 ${AS_MANY_AS_FIT}`}>{children}</dl>
);
