import { holidayRoutes } from '#admin/holiday/contract.ts';
import { holidayHandlers } from '#admin/holiday/holiday.server.ts';
import { serve } from '#http/serve.ts';

export default serve(holidayRoutes, holidayHandlers);

// A plain literal: Netlify reads it without running it.
export const config = {
  region: 'fra',
  path: ['/api/admin/holiday'],
};
