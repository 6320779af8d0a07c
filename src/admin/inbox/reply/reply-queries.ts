import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { type ReplyTemplate, replyRoutes } from './contract.ts';

export const templatesQuery = queryOf(['reply-templates'], replyRoutes.templates);

export const useSaveTemplate = () =>
  useChange(templatesQuery.queryKey, ({ slot, ...body }: ReplyTemplate) =>
    call(replyRoutes.saveTemplate, { params: { slot }, body }),
  );

export const useRemoveTemplate = () =>
  useChange(templatesQuery.queryKey, (slot: number) => call(replyRoutes.removeTemplate, { params: { slot } }));
