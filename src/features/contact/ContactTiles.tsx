import { useQuery } from '@tanstack/react-query';
import { Tile } from '#shared/ui/Tile.tsx';
import { contactStatsQuery } from './contact-queries.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** Four figures of the inbox (Spec §2). */
export function ContactTiles() {
  const { data, error } = useQuery(contactStatsQuery);
  const { tiles } = texts;
  return (
    <>
      <dl className="tiles">
        <Tile label={tiles.total} value={data?.total} isMissing={!!error} />
        <Tile label={tiles.today} value={data?.today} isMissing={!!error} />
        <Tile label={tiles.withPhone} value={data?.withPhone} isMissing={!!error} />
        <Tile label={tiles.seniors} value={data?.perService.seniorenservice} isMissing={!!error} />
      </dl>
      {error && <p role="alert">{texts.tilesFailed}</p>}
    </>
  );
}
