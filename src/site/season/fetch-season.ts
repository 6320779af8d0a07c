/** Updates the line if the visitor's month is not the build's. Short, because it is inlined. */
export function fetchSeason() {
  const { month, script } = document.querySelector<HTMLElement>('[data-month]')?.dataset ?? {};
  // If this fails, the line is of last month.
  if (script && month !== `${new Date().getMonth()}`) import(/* @vite-ignore */ script).catch(() => {});
}
