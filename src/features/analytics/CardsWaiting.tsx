import { Tile } from '#shared/ui/Tile.tsx';
import { analyticsPageTexts, cardTexts as texts } from './texts.ts';

/** The cards while their figures are on the way: they stand where the figures will. */
export function CardsWaiting({ days }: { days: number }) {
  const bar = <span className="skeleton" aria-hidden="true" />;
  return (
    <>
      <p role="status" className="visually-hidden">
        {analyticsPageTexts.loading}
      </p>
      <dl className="tiles analytics-cards">
        {[texts.pageViews, texts.visitors].map((label) => (
          <Tile
            key={label}
            label={label}
            value={undefined}
            note={
              <>
                {bar} {texts.against(days)}
              </>
            }
          />
        ))}
        {[texts.topCountry, texts.topDevice].map((label) => (
          <Tile
            key={label}
            label={label}
            value={undefined}
            note={
              <>
                {bar} {texts.ofViews}
              </>
            }
          />
        ))}
      </dl>
    </>
  );
}
