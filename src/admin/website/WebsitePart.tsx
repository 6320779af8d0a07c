import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '#shared/ui/Icon.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { WEBSITE_PATH } from './subject-texts.ts';
import { websiteTexts as texts } from './texts.ts';
import { type EditedSite, useWebsite } from './use-website.ts';

interface WebsitePartProps {
  title: string;
  aside?: (site: EditedSite) => ReactNode;
  isWithin?: boolean;
  children: (site: EditedSite) => ReactNode;
}

export function WebsitePart({ title, aside, isWithin = false, children }: WebsitePartProps) {
  const { query, site } = useWebsite();
  const { dataUpdatedAt, error, isPending, refetch } = query;
  return (
    <div aria-busy={isPending}>
      {isWithin && (
        <Link className="inline-flex min-h-touch items-center gap-2 font-medium no-underline" href={WEBSITE_PATH}>
          <Icon name="left" />
          {texts.back}
        </Link>
      )}
      <header className="mb-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <h1 className="text-[clamp(1.75rem,1.5rem+1vw,2.25rem)]">{title}</h1>
        {site && aside?.(site)}
      </header>
      {error && (
        <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} loadedAt={site && dataUpdatedAt} />
      )}
      {isPending && <Skeleton className="h-[36rem] w-full" />}
      {site && children(site)}
    </div>
  );
}
