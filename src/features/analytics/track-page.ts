import { trackVisits } from './track-visits.ts';

trackVisits();
