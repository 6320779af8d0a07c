import { storedTheme } from './theme.ts';

document.documentElement.dataset.theme = storedTheme();
showTrouble();

/**
 * Shows the shell's own sentence where the area's script does not come, because nobody else is there to say so. Loads
 * the page anew when the browser is online again.
 */
function showTrouble(): void {
  const report = ({ target }: Event) => {
    const sentence = document.getElementById('area-trouble');
    if (!(target instanceof HTMLScriptElement) || !sentence) return;
    sentence.hidden = false;
    addEventListener('online', () => location.reload());
  };
  // An error of a script element does not bubble.
  addEventListener('error', report, true);
}
