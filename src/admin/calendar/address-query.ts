import { queryOf } from '#shared/browser/query-of.ts';
import { calendarRoutes } from './calendar-contract.ts';

/** Apart from the panel, because the dashboard asks, too. */
export const addressQuery = queryOf(['calendar-address'], calendarRoutes.address);
