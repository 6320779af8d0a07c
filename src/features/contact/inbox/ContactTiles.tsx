import { useQuery } from '@tanstack/react-query';
import { Tile } from '#shared/ui/Tile.tsx';
import { Tiles } from '#shared/ui/Tiles.tsx';
import { contactStatsQuery } from './contact-queries.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** Four figures of the inbox (Spec §2). A failed refetch keeps the last figures: the list below shows the error. */
export function ContactTiles() {
  const { data, error } = useQuery(contactStatsQuery);
  const { tiles } = texts;
  const isMissing = error !== null;
  return (
    <>
      <Tiles>
        <Tile label={tiles.total} value={data?.total} isMissing={isMissing} />
        <Tile label={tiles.today} value={data?.today} isMissing={isMissing} />
        <Tile label={tiles.withPhone} value={data?.withPhone} isMissing={isMissing} />
        <Tile label={tiles.seniors} value={data?.perService.seniorenservice} isMissing={isMissing} />
      </Tiles>
      {isMissing && !data && <p role="alert">{texts.tilesFailed}</p>}
    </>
  );
}
