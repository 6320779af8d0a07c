import { useEntries } from '#admin/case/use-entries.ts';
import { dateFormTexts as texts } from '#admin/shown/date-form-texts.ts';
import { formRoutes } from '#admin/shown/form-contract.ts';
import { useRequestMutation } from '#admin/shown/request-queries.ts';
import type { TypedDate } from '#admin/shown/typed-date.ts';
import { wordsOfDate } from '#domain/jobs/dates/date-words.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import type { Values } from '#shared/ui/use-sent-form.ts';

export function useDate(request: Pick<StoredRequest, 'id' | 'name' | 'state'>) {
  const { id, name } = request;
  const { saying, removeDate } = useEntries(request);
  const setting = useRequestMutation(({ before, ...body }: TypedDate & { before: number }) =>
    call(formRoutes.setDate, { params: { id, before }, body }),
  );

  /** @throws ApiError with sentences for the fields if the server refuses. */
  async function set(typed: TypedDate, before: number) {
    const stored = await setting.mutateAsync({ ...typed, before });
    const words = wordsOfDate(asDate(typed), new Date());
    showToast(saying(texts.saved(words, name), texts.undone(name), texts.savedTitle)(stored));
  }

  const remove = () => removeDate(texts.removed(name), texts.undone(name), texts.removedTitle);

  return { set, remove };
}

export const asDate = (values: Values): NextDate => ({
  what: `${values.what ?? ''}`,
  day: `${values.day ?? ''}`,
  time: values.time ? `${values.time}` : undefined,
  hours: Number(values.hours) || undefined,
});
