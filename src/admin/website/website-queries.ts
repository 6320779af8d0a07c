import { queryOptions } from '@tanstack/react-query';
import { QUERY_REFETCH_MS } from '#config/limits.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { type Website, websiteRoutes } from './contract.ts';
import { BUILD_REFETCH_MS } from './limits.ts';

/** The first part of every query key about the website: a change invalidates them all. */
export const WEBSITE = ['website'];

/** The live facts, the draft over them and the state of the publication; polled faster while pages are built. */
export const websiteQuery = queryOptions({
  queryKey: [...WEBSITE, 'state'],
  queryFn: ({ signal }) => call(websiteRoutes.show, {}, { signal }),
  refetchInterval: ({ state }) => (isUnderway(state.data) ? BUILD_REFETCH_MS : QUERY_REFETCH_MS),
});

export const isUnderway = (site: Pick<Website, 'build'> | undefined): boolean =>
  ['queued', 'building'].includes(site?.build?.state ?? '');

export const revisionsQuery = queryOf([...WEBSITE, 'revisions'], websiteRoutes.revisions);

export const offeredQuery = queryOf([...WEBSITE, 'offered'], websiteRoutes.offered);

/** The pictures of the live home page by their words: the small files that a build made of them. */
export const shownPicturesQuery = queryOptions({
  queryKey: [...WEBSITE, 'pictures'],
  queryFn: async () => {
    const page = await fetch(`${websiteRoutes.page.path}?path=/`);
    // The area's policy reports each style in it.
    const html = (await page.text()).replace(/<style\b.*?<\/style>| style="[^"]*"/gs, '');
    const { images } = new DOMParser().parseFromString(html, 'text/html');
    return Object.fromEntries([...images].map((image) => [image.alt, image.getAttribute('src') ?? '']));
  },
});
