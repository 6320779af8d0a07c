import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useMemo } from 'react';
import { Link } from 'wouter';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { ChangesBar } from './ChangesBar.tsx';
import { websiteRoutes } from './contract.ts';
import { type EditedSite, editedSite, type Save } from './edited-site.ts';
import { WEBSITE_PATH } from './subject-texts.ts';
import { websiteTexts as texts } from './texts.ts';
import { WEBSITE, websiteQuery } from './website-queries.ts';

interface PartOfSite {
  site: EditedSite;
}

/** A page of the website's part: its heading with what stands beside it, and its content once the facts are there. */
export const websitePage = (title: string, Page: ComponentType<PartOfSite>, Aside?: ComponentType<PartOfSite>) =>
  function WebsitePart() {
    const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(websiteQuery);
    const { mutateAsync } = useChange(WEBSITE, (body: Save) => call(websiteRoutes.save, { body }));
    const site = useMemo(() => data && editedSite(data, mutateAsync), [data, mutateAsync]);
    return (
      <div aria-busy={isPending}>
        {title !== pageTitles.website && (
          <Link className="inline-flex min-h-touch items-center gap-2 font-medium no-underline" href={WEBSITE_PATH}>
            <Icon name="left" />
            {texts.back}
          </Link>
        )}
        <header className="mb-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
          <h1 className="text-[clamp(1.75rem,1.5rem+1vw,2.25rem)]">{title}</h1>
          {site && Aside && <Aside site={site} />}
        </header>
        {error && (
          <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} loadedAt={site && dataUpdatedAt} />
        )}
        {isPending && <Skeleton className="h-[36rem] w-full" />}
        {site && <Page site={site} />}
        {site && <ChangesBar site={site} />}
      </div>
    );
  };
