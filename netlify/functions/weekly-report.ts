import { weeklyReportRoutes } from '../../src/features/contact/report/contract.ts';
import { weeklyReportHandlers } from '../../src/features/contact/report/weekly-report.server.ts';
import { serve } from '../../src/server/http/serve.ts';

export default serve(weeklyReportRoutes, weeklyReportHandlers);

// A plain literal: Netlify reads it without running it.
export const config = { region: 'fra', path: '/api/admin/weekly-report' };
