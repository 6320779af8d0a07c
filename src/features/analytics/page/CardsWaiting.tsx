import { Tile } from '#shared/ui/Tile.tsx';
import { analyticsPageTexts, cardTexts as texts } from '../texts.ts';

/** The cards while their figures are on the way: they stand where the figures will. */
export function CardsWaiting({ days }: { days: number }) {
  const cards = [
    [texts.pageViews, texts.against(days)],
    [texts.visitors, texts.against(days)],
    [texts.topCountry, texts.ofViews],
    [texts.topDevice, texts.ofViews],
  ] as const;
  return (
    <>
      <p role="status" className="visually-hidden">
        {analyticsPageTexts.loading}
      </p>
      <dl className="tiles analytics-cards">
        {cards.map(([label, words]) => {
          const note = (
            <>
              <span className="skeleton" aria-hidden="true" /> {words}
            </>
          );
          return <Tile key={label} label={label} value={undefined} note={note} />;
        })}
      </dl>
    </>
  );
}
