import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { Tile } from '#shared/ui/Tile.tsx';
import { Tiles } from '#shared/ui/Tiles.tsx';
import { analyticsPageTexts, cardTexts as texts } from '../texts.ts';
import { CARDS, FIGURE } from './figure-look.ts';

/** The cards while their figures are on the way: they stand where the figures will. */
export function CardsWaiting({ days }: { days: number }) {
  const cards = [
    [texts.pageViews, texts.against(days), FIGURE.value],
    [texts.visitors, texts.against(days), FIGURE.value],
    [texts.topCountry, texts.ofViews, FIGURE.name],
    [texts.topDevice, texts.ofViews, FIGURE.name],
  ] as const;
  return (
    <>
      <p role="status" className="visually-hidden">
        {analyticsPageTexts.loading}
      </p>
      <Tiles {...CARDS}>
        {cards.map(([label, words, valueClass]) => {
          const note = (
            <>
              <Skeleton className="h-[1em] w-[4ch] align-middle" /> {words}
            </>
          );
          return (
            <Tile
              key={label}
              label={label}
              value={undefined}
              note={note}
              className={FIGURE.card}
              valueClass={valueClass}
            />
          );
        })}
      </Tiles>
    </>
  );
}
