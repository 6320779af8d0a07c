import { queryOf } from '#shared/browser/query-of.ts';
import { calendarRoutes } from './calendar-contract.ts';

/** Stands apart from the panel, because the dashboard uses it, too. */
export const addressQuery = queryOf(['calendar-address'], calendarRoutes.address);
