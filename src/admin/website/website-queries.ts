import { queryOptions } from '@tanstack/react-query';
import { QUERY_REFETCH_MS } from '#config/limits.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { type Website, websiteRoutes } from './contract.ts';
import { BUILD_REFETCH_MS } from './limits.ts';

const KEY = ['website'];

/** The live facts, the draft over them and the state of the publication; polled faster while pages are built. */
export const websiteQuery = queryOptions({
  queryKey: [...KEY, 'state'],
  queryFn: ({ signal }) => call(websiteRoutes.show, {}, { signal }),
  refetchInterval: ({ state }) => (isUnderway(state.data) ? BUILD_REFETCH_MS : QUERY_REFETCH_MS),
});

export const isUnderway = (site: Pick<Website, 'build'> | undefined): boolean =>
  ['queued', 'building'].includes(site?.build?.state ?? '');

export const revisionsQuery = queryOf([...KEY, 'revisions'], websiteRoutes.revisions);

export const revisionQuery = (id: number) =>
  queryOf([...KEY, 'revision', id], websiteRoutes.revision, { params: { id } });

export const offeredQuery = queryOf([...KEY, 'offered'], websiteRoutes.offered);

/** What a publication outdates. */
export const WEBSITE = KEY;
