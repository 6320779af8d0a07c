import { connectAccessibility } from './connect-accessibility.ts';
import { restoreSettings } from './restore-settings.ts';

restoreSettings();
connectAccessibility();
