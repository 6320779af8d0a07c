import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { seoRoutes } from '../contract.ts';

const SEO = ['seo'];

export const seoItemsQuery = queryOf([...SEO, 'items'], seoRoutes.list);

export const seoStateQuery = queryOf([...SEO, 'state'], seoRoutes.state);

export const useAnalyse = () => useChange(SEO, () => call(seoRoutes.analyse));

export const useGenerateSitemap = () => useChange(SEO, () => call(seoRoutes.generateSitemap));
