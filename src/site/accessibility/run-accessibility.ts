import { restoreSettings } from './restore-settings.ts';

restoreSettings();
