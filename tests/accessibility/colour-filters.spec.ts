// In Chromium, with which no journey of `npm test -- engines` walks.
import { testColourFilters } from '../support/engines/colour-filters.ts';

testColourFilters();
