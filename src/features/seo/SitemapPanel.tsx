import { sentenceOf } from '#shared/api/api-error.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import type { SeoState } from './contract.ts';
import { useGenerateSitemap } from './seo-queries.ts';
import { seoPageTexts as texts } from './texts.ts';

/** Which sitemap is served, and the button that makes a new one (Spec §2, §8; ruling 19). */
export function SitemapPanel({ sitemap }: { sitemap: SeoState['sitemap'] | undefined }) {
  const generate = useGenerateSitemap();

  const start = () =>
    generate.mutate(undefined, {
      onSuccess: () => showToast({ title: texts.sitemapDoneTitle, description: texts.sitemapDone }),
      // Spec §8 names no variant for this failure: the default one.
      onError: (error) =>
        showToast({ title: texts.sitemapFailedTitle, description: sentenceOf(error, texts.sitemapFailed) }),
    });

  return (
    <section className="seo-sitemap pane" aria-labelledby="seo-sitemap-title">
      <h2 id="seo-sitemap-title">{texts.sitemap}</h2>
      {sitemap !== undefined && (
        <p>{sitemap ? texts.sitemapServed(sitemap.pages, germanDateTime(sitemap.generatedAt)) : texts.sitemapBuilt}</p>
      )}
      <p>
        <a href="/sitemap.xml">{texts.openSitemap}</a>
      </p>
      <button type="button" className="button" disabled={generate.isPending} onClick={start}>
        {generate.isPending ? texts.generatingSitemap : texts.generateSitemap}
      </button>
    </section>
  );
}
