import { startTrouble } from './start-trouble.ts';
import { storedTheme } from './theme.ts';

document.documentElement.dataset.theme = storedTheme();
startTrouble();
