import { formRoutes } from '#admin/shown/form-contract.ts';
import { useRequestMutation } from '#admin/shown/request-queries.ts';
import type { TypedDate } from '#admin/shown/typed-date.ts';
import type { ListedDate } from '#domain/requests/case/date-shapes.ts';
import { call } from '#shared/api/call.ts';

export const ROW = 'flex min-h-14 items-center gap-x-3 border-t border-glass-3 py-2 leading-snug';
export const TICK = 'size-6 flex-none accent-petrol';
export const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

export const useMoveDates = () =>
  useRequestMutation((dates: { id: string; before: number; date: TypedDate }[]) =>
    call(formRoutes.moveDates, { body: { dates } }),
  ).mutateAsync;

export const asTyped = ({ what, day, time, hours, place, cents }: ListedDate) =>
  ({ what, day, time, hours: String(hours ?? ''), place, cents }) as TypedDate;
