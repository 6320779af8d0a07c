/** Shows a form's notice while there is no network, in place of the browser's error page. Returns whether it does. */
export function isHeldOffline(form: HTMLFormElement): boolean {
  const notice = form.querySelector<HTMLElement>('.offline');
  if (notice?.toggleAttribute('hidden', navigator.onLine) !== false) return false;
  notice.focus();
  return true;
}
