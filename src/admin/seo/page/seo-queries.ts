import { queryOptions } from '@tanstack/react-query';
import { QUERY_REFETCH_MS } from '#config/limits.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { seoRoutes } from '../contract.ts';
import { SEO_POLL_MS } from '../limits.ts';

const SEO = ['seo'];

export const seoItemsQuery = queryOf([...SEO, 'items'], seoRoutes.list);

export const seoStateQuery = (isRunHere: boolean) =>
  queryOptions({
    queryKey: [...SEO, 'state'],
    queryFn: ({ signal }) => call(seoRoutes.state, {}, { signal }),
    refetchInterval: ({ state }) => (isRunHere || state.data?.isRunning ? SEO_POLL_MS : QUERY_REFETCH_MS),
  });

export const useAnalyse = () => useChange(SEO, () => call(seoRoutes.analyse));

export const useGenerateSitemap = () => useChange(SEO, () => call(seoRoutes.generateSitemap));
