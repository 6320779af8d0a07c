import { type AnalyticsSummary, CONTACT_WAYS } from '#domain/visits/shapes.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { Tile } from '#shared/ui/Tile.tsx';
import { Tiles } from '#shared/ui/Tiles.tsx';
import { analyticsPageTexts, cardTexts, interactionTexts, listTexts } from '../texts.ts';
import { AnalyticsCards } from './AnalyticsCards.tsx';
import { BarList } from './BarList.tsx';
import { Charts } from './Charts.tsx';
import { FIGURE } from './figure-look.ts';
import { pageName } from './names.ts';
import { namedSources } from './sources.ts';

export function AnalyticsFigures({ days, summary }: { days: number; summary: AnalyticsSummary | undefined }) {
  const isEmpty = summary?.perDay.every(({ views, viewsBefore }) => views + viewsBefore === 0);
  return (
    <>
      <section aria-label={cardTexts.heading}>
        <AnalyticsCards days={days} summary={summary} />
      </section>
      {summary?.totalPageViews === 0 && (
        <Empty>
          <p>{analyticsPageTexts.empty}</p>
          <p className="text-small text-ink-soft">{analyticsPageTexts.emptyHint}</p>
        </Empty>
      )}
      {!isEmpty && <Charts days={days} perDay={summary?.perDay} />}
      {summary && !isEmpty && <WaysAndSources summary={summary} />}
    </>
  );
}

function WaysAndSources({ summary: { interactions, topPages, sources } }: { summary: AnalyticsSummary }) {
  return (
    <>
      <Pane title={interactionTexts.heading}>
        <p className="text-small text-ink-soft">{interactionTexts.note}</p>
        <Tiles className="">
          {CONTACT_WAYS.map((kind) => (
            <Tile
              key={kind}
              label={interactionTexts.kinds[kind]}
              value={interactions[kind]}
              className={`content-start ${FIGURE.tile}`}
              valueClass={FIGURE.value}
            />
          ))}
        </Tiles>
      </Pane>
      <div className="grid gap-4 @min-[40rem]:grid-cols-2">
        <BarList
          heading={listTexts.pages}
          entries={topPages.map(({ page, views }) => ({ name: pageName(page), count: views }))}
        />
        <BarList
          heading={listTexts.sources}
          note={listTexts.sourcesNote}
          entries={namedSources(sources).map(({ name, views }) => ({ name, count: views }))}
        />
      </div>
    </>
  );
}
