import { useQuery } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import type { RouteAnswer } from '#shared/api/define-route.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { ChangeButton } from '#shared/ui/ChangeButton.tsx';
import { Empty } from '#shared/ui/Empty.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { uiTexts } from '#shared/ui/texts.ts';
import { overallScore } from '../checks/overall-score.ts';
import { type SeoItem, type SeoState, seoRoutes } from '../contract.ts';
import { PROGRESS_MAX } from '../limits.ts';
import { seoPageTexts as texts } from '../texts.ts';
import { CheckGroups } from './CheckGroups.tsx';
import { SEO, seoItemsQuery, seoStateQuery } from './seo-queries.ts';

const ANALYSE = {
  change: () => call(seoRoutes.analyse),
  outdates: SEO,
  pendingWords: texts.running,
  done: ({ pages }: RouteAnswer<typeof seoRoutes.analyse>) => ({
    title: texts.analysisDoneTitle,
    description: texts.analysisDone(pages),
  }),
  failed: texts.analysisFailed,
};

export function SeoPage() {
  const items = useQuery(seoItemsQuery);
  const state = useQuery(seoStateQuery);
  return (
    <div className="grid gap-5">
      <PageHeading title={pageTitles.seo} margin="">
        <ChangeButton {...ANALYSE}>{texts.refresh}</ChangeButton>
      </PageHeading>
      <p className="max-w-[66ch]">{texts.intro}</p>
      {/* Draws both at once, because a late one would move the buttons. */}
      {items.isPending || state.isPending ? (
        <p role="status">{texts.loading}</p>
      ) : (
        <Results items={items.data} sitemap={state.data?.sitemap} />
      )}
      {items.error && (
        <LoadFailure
          error={items.error}
          fallback={texts.loadFailed}
          retry={items.refetch}
          loadedAt={items.dataUpdatedAt}
        />
      )}
    </div>
  );
}

interface ResultsProps {
  items: readonly SeoItem[] | undefined;
  sitemap: SeoState['sitemap'] | undefined;
}

function Results({ items, sitemap }: ResultsProps) {
  const found = items?.length ? items : undefined;
  return (
    <>
      {items && !found && (
        <Empty>
          <p>{texts.empty}</p>
          <p>{texts.emptyHint}</p>
          <ChangeButton className={BUTTON.primary} {...ANALYSE}>
            {texts.start}
          </ChangeButton>
        </Empty>
      )}
      <div className="grid gap-5 xl:has-[>:nth-child(2)]:grid-cols-[3fr_2fr]">
        {found && <ScorePanel items={found} />}
        <SitemapPanel sitemap={sitemap} />
      </div>
      {found && <CheckGroups items={found} />}
    </>
  );
}

function ScorePanel({ items }: { items: readonly SeoItem[] }) {
  const score = overallScore(items);
  if (score === undefined) return null;
  return (
    <Pane title={texts.score}>
      <p className="text-[3rem] leading-none font-heavy tabular-nums">{texts.percent(score)}</p>
      <progress
        className="h-3.5 w-full appearance-none overflow-hidden rounded border border-edge bg-glass-2 text-petrol [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:[background:none] [&::-webkit-progress-value]:bg-current"
        aria-label={texts.score}
        value={score}
        max={PROGRESS_MAX}
      />
    </Pane>
  );
}

/** Says which sitemap is served, and generates a new one (Spec §2, §8; ruling 19). */
const SitemapPanel = ({ sitemap }: Pick<ResultsProps, 'sitemap'>) => (
  <Pane title={texts.sitemap}>
    {sitemap !== undefined && (
      <p>{sitemap ? texts.sitemapServed(sitemap.pages, germanDateTime(sitemap.generatedAt)) : texts.sitemapBuilt}</p>
    )}
    <ChangeButton
      change={() => call(seoRoutes.generateSitemap)}
      outdates={SEO}
      pendingWords={texts.generatingSitemap}
      done={{ title: texts.sitemapDoneTitle, description: texts.sitemapDone }}
      // The default, because Spec §8 names no variant for this failure.
      failed={{ title: uiTexts.sent.failedTitle, fallback: texts.sitemapFailed, variant: 'default' }}
    >
      {texts.generateSitemap}
    </ChangeButton>
  </Pane>
);
