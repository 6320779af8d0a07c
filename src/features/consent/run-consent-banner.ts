import { runConsentBanner } from './consent-banner.ts';

runConsentBanner();
