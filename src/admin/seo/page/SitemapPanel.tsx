import { germanDateTime } from '#shared/format/german-date.ts';
import { Pane } from '#shared/ui/Pane.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import type { SeoState } from '../contract.ts';
import { seoPageTexts as texts } from '../texts.ts';
import { useGenerateSitemap } from './seo-queries.ts';

/** Says which sitemap is served, and generates a new one (Spec §2, §8; ruling 19). */
export function SitemapPanel({ sitemap }: { sitemap: SeoState['sitemap'] | undefined }) {
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
