import { connectAccessibility } from './connect-accessibility.ts';

connectAccessibility();
