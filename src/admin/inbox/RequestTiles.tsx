import { useQuery } from '@tanstack/react-query';
import { Tile } from '#shared/ui/Tile.tsx';
import { Tiles } from '#shared/ui/Tiles.tsx';
import { requestStatsQuery } from './request-queries.ts';
import { inboxTexts as texts } from './texts.ts';

/** A thin row, with two lines of text on a phone, because the first requests must be visible below. */
const ROW = 'grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] max-[37.5em]:gap-x-6 max-[37.5em]:gap-y-0';
/** The placeholder is as wide as two digits, because a wider one would break the label's line on a phone. */
const FIGURE = {
  box: 'flex flex-wrap items-baseline justify-between gap-x-2 px-5 py-2 max-[37.5em]:justify-start max-[37.5em]:border-0 max-[37.5em]:bg-transparent max-[37.5em]:p-0 max-[37.5em]:[box-shadow:none]',
  valueClass: 'text-[1.375rem] leading-[1.5] whitespace-nowrap max-[37.5em]:text-body [&>*]:w-[2ch]',
};

/** Four figures of the inbox (Spec §2). A failed refetch keeps the last figures, because the list shows the error. */
export function RequestTiles() {
  const { data, error } = useQuery(requestStatsQuery);
  const { tiles } = texts;
  const isMissing = error !== null;
  return (
    <>
      <Tiles className="mb-6 max-[37.5em]:mb-2" columns={ROW}>
        <Tile label={tiles.total} value={data?.total} isMissing={isMissing} {...FIGURE} />
        <Tile label={tiles.today} value={data?.today} isMissing={isMissing} {...FIGURE} />
        <Tile label={tiles.withPhone} value={data?.withPhone} isMissing={isMissing} {...FIGURE} />
        <Tile label={tiles.seniors} value={data?.perService.seniorenservice} isMissing={isMissing} {...FIGURE} />
      </Tiles>
      {isMissing && !data && <p role="alert">{texts.tilesFailed}</p>}
    </>
  );
}
