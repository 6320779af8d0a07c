import { weeklyReportRoutes } from '#admin/weekly-report/contract.ts';
import { weeklyReportHandlers } from '#admin/weekly-report/weekly-report.server.ts';
import { serve } from '#http/serve.ts';

export default serve(weeklyReportRoutes, weeklyReportHandlers);

// A plain literal: Netlify reads it without running it.
export const config = { region: 'fra', path: '/api/admin/weekly-report' };
