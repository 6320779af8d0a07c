import { queryOf } from '#shared/browser/query-of.ts';
import { seoRoutes } from '../contract.ts';

export const SEO = ['seo'];

export const seoItemsQuery = queryOf([...SEO, 'items'], seoRoutes.list);

export const seoStateQuery = queryOf([...SEO, 'state'], seoRoutes.state);
