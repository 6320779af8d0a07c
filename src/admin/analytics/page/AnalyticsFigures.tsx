import { type AnalyticsSummary, CONTACT_WAYS } from '#domain/visits/shapes.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { Tile, Tiles } from '#shared/ui/Tile.tsx';
import { analyticsPageTexts, cardTexts, chartTexts, interactionTexts, listTexts } from '../texts.ts';
import { AnalyticsCards } from './AnalyticsCards.tsx';
import { BarList } from './BarList.tsx';
import { DailyBars } from './DailyBars.tsx';
import { namedPages } from './names.ts';
import { namedSources } from './sources.ts';

export function AnalyticsFigures({ summary }: { summary: AnalyticsSummary }) {
  const { perDay, totalPageViews, interactions, topPages, sources } = summary;
  return (
    <>
      <section aria-label={cardTexts.heading}>
        <AnalyticsCards summary={summary} />
      </section>
      {totalPageViews === 0 ? (
        <Empty>
          <p>{analyticsPageTexts.empty}</p>
          <p className="text-small text-ink-soft">{analyticsPageTexts.emptyHint}</p>
        </Empty>
      ) : (
        <>
          <Pane title={chartTexts.heading}>
            <DailyBars title={chartTexts.views} days={perDay} of="views" />
            <DailyBars title={chartTexts.visitors} days={perDay} of="visitors" />
          </Pane>
          <Pane title={interactionTexts.heading}>
            <p className="text-small text-ink-soft">{interactionTexts.note}</p>
            <Tiles>
              {CONTACT_WAYS.map((kind) => (
                <Tile key={kind} label={interactionTexts.kinds[kind]} value={interactions[kind]} />
              ))}
            </Tiles>
          </Pane>
          <div className="grid gap-4 @min-[40rem]:grid-cols-2">
            <BarList heading={listTexts.pages} entries={namedPages(topPages)} />
            <BarList heading={listTexts.sources} note={listTexts.sourcesNote} entries={namedSources(sources)} />
          </div>
        </>
      )}
    </>
  );
}
