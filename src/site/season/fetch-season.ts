/** Brings the line up to date where the visitor's month is not that of the build. Written into the page, so short. */
export function fetchSeason() {
  const { month, script } = document.querySelector<HTMLElement>('[data-month]')?.dataset ?? {};
  // Without it the line is one of last month.
  if (script && month !== `${new Date().getMonth()}`) import(/* @vite-ignore */ script).catch(() => {});
}
