import { queryOf } from '#shared/browser/query-of.ts';
import { replyRoutes } from './contract.ts';

export const templatesQuery = queryOf(['reply-templates'], replyRoutes.templates);
