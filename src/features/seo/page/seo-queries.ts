import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { QUERY_REFETCH_MS, SEO_POLL_MS } from '#config/limits.ts';
import { call } from '#shared/api/call.ts';
import { seoRoutes } from '../contract.ts';

const SEO = ['seo'];

/** The latest result of every check. */
export const seoItemsQuery = queryOptions({
  queryKey: [...SEO, 'items'],
  queryFn: ({ signal }) => call(seoRoutes.list, {}, { signal }),
});

/** The run that goes on, the trend and the sitemap; asked every second while a run is known of. */
export const seoStateQuery = (isRunHere: boolean) =>
  queryOptions({
    queryKey: [...SEO, 'state'],
    queryFn: ({ signal }) => call(seoRoutes.state, {}, { signal }),
    refetchInterval: ({ state }) => (isRunHere || state.data?.running ? SEO_POLL_MS : QUERY_REFETCH_MS),
  });

/** Runs the checks; ends when the results are on the screen. */
export function useAnalyse() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(seoRoutes.analyse),
    onSettled: () => client.invalidateQueries({ queryKey: SEO }),
  });
}

export function useGenerateSitemap() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(seoRoutes.generateSitemap),
    onSettled: () => client.invalidateQueries({ queryKey: SEO }),
  });
}

/** Asks for the results again: a run of another window has ended. */
export function useReloadItems(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: seoItemsQuery.queryKey });
}
