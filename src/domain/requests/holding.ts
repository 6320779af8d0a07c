/** Leaves out undone entries. */
export function holding<E extends { number: number; undoes: number | null }>(history: readonly E[]): E[] {
  const undone = new Set(history.map(({ undoes }) => undoes));
  return history.filter(({ number }) => !undone.has(number));
}
