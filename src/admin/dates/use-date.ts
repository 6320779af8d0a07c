import { useEntries } from '#admin/case/use-entries.ts';
import { inboxRoutes } from '#admin/shown/contract.ts';
import { dateFormTexts as texts } from '#admin/shown/date-form-texts.ts';
import { formRoutes } from '#admin/shown/form-contract.ts';
import { useRequestMutation } from '#admin/shown/request-queries.ts';
import type { TypedDate } from '#admin/shown/typed-date.ts';
import { wordsOfDate } from '#domain/jobs/dates/date-words.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { showToast } from '#shared/ui/toast/toast-store.ts';

/** Sets and removes the next date of a request; the toast undoes either. */
export function useDate({ id, name, state }: Pick<StoredRequest, 'id' | 'name' | 'state'>) {
  const { offerUndo } = useEntries({ id }, texts.failed);
  const setting = useRequestMutation(({ before, ...body }: TypedDate & { before: number }) =>
    call(formRoutes.setDate, { params: { id, before }, body }),
  );
  const removal = useRequestMutation((before: number) => call(inboxRoutes.removeDate, { params: { id, before } }));
  const undoOf = (number: number) => offerUndo(number, texts.undone(name));

  /** @throws ApiError with sentences for the fields if the server refuses. */
  async function set(typed: TypedDate, before: number) {
    const { number } = await setting.mutateAsync({ ...typed, before });
    const words = wordsOfDate(asDate(typed), new Date());
    showToast({ title: texts.savedTitle, description: texts.saved(words, name), action: undoOf(number) });
  }

  const remove = () =>
    announce(removal.mutateAsync(state?.date?.number ?? 0), {
      done: ({ number }) => ({
        title: texts.removedTitle,
        description: texts.removed(name),
        action: undoOf(number),
      }),
      failed: texts.failed,
    });

  return { set, remove };
}

export const asDate = ({
  what = '',
  day = '',
  time,
  hours,
}: Partial<Record<'what' | 'day' | 'time' | 'hours', string>>): NextDate => ({
  what,
  day,
  time: time || undefined,
  hours: Number(hours) || undefined,
});
