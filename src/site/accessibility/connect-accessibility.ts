import { importRetried, whenBackOnline } from '#shared/browser/import-retried.ts';
import { OPEN_ACCESSIBILITY_DIALOG } from '#shared/browser/page-events.ts';

/** Opens the dialog by a page event, and loads the help for screen readers if the settings ask for it. */
export function connectAccessibility() {
  const root = document.documentElement;
  const host = () => document.getElementById('accessibility');
  const loadHelp = importRetried(host()?.dataset.help);
  const fetchHelp = () => {
    if (root.classList.contains('screen-reader-optimized')) loadHelp().catch(() => whenBackOnline(fetchHelp));
  };
  document.addEventListener(OPEN_ACCESSIBILITY_DIALOG, (event) => {
    event.preventDefault();
    host()?.querySelector('form')?.requestSubmit();
  });
  fetchHelp();
  new MutationObserver(fetchHelp).observe(root, { attributeFilter: ['class'] });
}
