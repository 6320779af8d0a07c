import { calendarHandlers } from '#admin/calendar/calendar.server.ts';
import { calendarRoutes } from '#admin/calendar/calendar-contract.ts';
import { serve } from '#http/serve.ts';

export default serve(calendarRoutes, calendarHandlers);

export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: ['/api/calendar/:file', '/api/admin/calendar'],
  rateLimit: { windowLimit: 120, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
