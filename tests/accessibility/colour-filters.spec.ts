import { testColourFilters } from '../support/engines/colour-filters.ts';

testColourFilters();
