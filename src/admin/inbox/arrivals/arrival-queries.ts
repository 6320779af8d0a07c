import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { arrivalRoutes } from './contract.ts';

/** What is new in the inbox. Asked for again every thirty seconds on every page, like all that is on the screen. */
export const arrivalQuery = queryOf(['arrivals'], arrivalRoutes.show);

/** The inbox is looked at: gives what is new then, which is nothing. */
export const seeArrivals = () => call(arrivalRoutes.see);
