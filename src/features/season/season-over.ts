/** Whether the page was built in another month than the visitor's: then its line has to be changed. Inline, so short. */
export function isSeasonOver(): boolean {
  const line = document.querySelector<HTMLElement>('[data-month]');
  return !!line && line.dataset.month !== `${new Date().getMonth()}`;
}
