import { useQuery } from '@tanstack/react-query';
import { germanDateTime } from '#shared/format/german-date.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { overallScore } from '../checks/overall-score.ts';
import type { SeoItem, SeoState } from '../contract.ts';
import { PROGRESS_MAX } from '../limits.ts';
import { seoPageTexts as texts } from '../texts.ts';
import { CheckGroups } from './CheckGroups.tsx';
import { seoItemsQuery, seoStateQuery, useAnalyse, useGenerateSitemap } from './seo-queries.ts';

export function SeoPage() {
  const analyse = useAnalyse();
  const items = useQuery(seoItemsQuery);
  const state = useQuery(seoStateQuery);

  const start = () =>
    announce(analyse.mutateAsync(), {
      done: ({ pages }) =>
        pages > 0
          ? { title: texts.analysisDoneTitle, description: texts.analysisDone(pages) }
          : { title: uiTexts.sent.failedTitle, description: texts.siteUnreachable, variant: 'destructive' },
      failed: texts.analysisFailed,
    });

  return (
    <div className="grid gap-5">
      <PageHeading title={pageTitles.seo} margin="">
        <PendingButton isPending={analyse.isPending} onPress={start}>
          {texts.refresh}
        </PendingButton>
      </PageHeading>
      <p className="max-w-[66ch]">{texts.intro}</p>
      {analyse.isPending && (
        <p className="notice" role="status">
          {texts.running}
        </p>
      )}
      {/* Draws both at once, because a late one would move the buttons. */}
      {items.isPending || state.isPending ? (
        <p role="status">{texts.loading}</p>
      ) : (
        <Results items={items.data} sitemap={state.data?.sitemap} onStart={analyse.isPending ? undefined : start} />
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
  onStart: (() => unknown) | undefined;
}

function Results({ items, sitemap, onStart }: ResultsProps) {
  const found = items?.length ? items : undefined;
  return (
    <>
      {items && !found && onStart && (
        <Empty>
          <p>{texts.empty}</p>
          <p>{texts.emptyHint}</p>
          <button type="button" className={BUTTON.primary} onClick={onStart}>
            {texts.start}
          </button>
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
  const count = (status: string) => items.filter((item) => item.status === status).length;
  // A high score must not say that all is well while visitors read sample data.
  const isUnfinished = items.some(({ id, status }) => id === 'sample-data' && status !== 'success');
  return (
    <Pane title={texts.score}>
      {score !== undefined && (
        <>
          {isUnfinished && <p className="text-[2rem] leading-tight font-heavy">{texts.unfinished}</p>}
          <p className={isUnfinished ? 'font-bold tabular-nums' : 'text-[3rem] leading-none font-heavy tabular-nums'}>
            {texts.percent(score)}
          </p>
          <progress
            className="h-3.5 w-full appearance-none overflow-hidden rounded border border-edge bg-glass-2 text-petrol [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:[background:none] [&::-webkit-progress-value]:bg-current"
            aria-label={texts.score}
            value={score}
            max={PROGRESS_MAX}
          />
        </>
      )}
      <p>{texts.summary({ error: count('error'), warning: count('warning'), success: count('success') })}</p>
    </Pane>
  );
}

/** Says which sitemap is served, and generates a new one (Spec §2, §8; ruling 19). */
function SitemapPanel({ sitemap }: { sitemap: SeoState['sitemap'] | undefined }) {
  const generate = useGenerateSitemap();

  const start = () =>
    announce(generate.mutateAsync(), {
      done: { title: texts.sitemapDoneTitle, description: texts.sitemapDone },
      // The default, because Spec §8 names no variant for this failure.
      failed: { title: uiTexts.sent.failedTitle, fallback: texts.sitemapFailed, variant: 'default' },
    });

  return (
    <Pane title={texts.sitemap}>
      {sitemap !== undefined && (
        <p>{sitemap ? texts.sitemapServed(sitemap.pages, germanDateTime(sitemap.generatedAt)) : texts.sitemapBuilt}</p>
      )}
      <p>
        <a className="inline-flex min-h-touch items-center" href="/sitemap.xml">
          {texts.openSitemap}
        </a>
      </p>
      <PendingButton isPending={generate.isPending} pendingWords={texts.generatingSitemap} onPress={start}>
        {texts.generateSitemap}
      </PendingButton>
    </Pane>
  );
}
