import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { type ReplyTemplate, replyRoutes } from './contract.ts';

export const templatesQuery = queryOf(['reply-templates'], replyRoutes.templates);

function useChange<Input>(mutationFn: (input: Input) => Promise<ReplyTemplate[]>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: (all) => client.setQueryData(templatesQuery.queryKey, all) });
}

export const useSaveTemplate = () =>
  useChange(({ slot, ...body }: ReplyTemplate) => call(replyRoutes.saveTemplate, { params: { slot }, body }));

export const useRemoveTemplate = () =>
  useChange((slot: number) => call(replyRoutes.removeTemplate, { params: { slot } }));
