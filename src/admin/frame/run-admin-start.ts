import { helpOlderBrowser } from './older-browser.ts';
import { storedTheme } from './theme.ts';

document.documentElement.dataset.theme = storedTheme();
helpOlderBrowser();

const report = ({ target }: Event) => {
  const sentence = document.getElementById('area-trouble');
  if (!(target instanceof HTMLScriptElement) || !sentence) return;
  sentence.hidden = false;
  addEventListener('online', () => location.reload());
};
// Captures, because an error of a script element does not bubble.
addEventListener('error', report, true);
