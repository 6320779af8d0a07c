import { useState } from 'react';

/** Keeps rows in their places while they are held, because a list drops a finished job at once. */
export function useHeldRows<R extends { id: string }>(rows: readonly R[]) {
  const [held, setHeld] = useState<readonly { row: R; place: number }[]>([]);
  const shown = rows.filter(({ id }) => !held.some(({ row }) => row.id === id));
  for (const { row, place } of held) shown.splice(place, 0, row);

  const hold = (row: R) => (isHeld: boolean) =>
    setHeld((before) => {
      const others = before.filter((one) => one.row.id !== row.id);
      return isHeld ? [...others, { row, place: shown.indexOf(row) }] : others;
    });

  return { shown, hold };
}
