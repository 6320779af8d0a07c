import { sessionRoutes } from '../../src/features/session/contract.ts';
import { sessionHandlers } from '../../src/features/session/session.server.ts';
import { serve } from '../../src/server/http/serve.ts';

export default serve(sessionRoutes, sessionHandlers);

// A plain literal: Netlify reads it without running it.
export const config = { path: ['/api/admin/user', '/api/admin/login', '/api/admin/logout'] };
