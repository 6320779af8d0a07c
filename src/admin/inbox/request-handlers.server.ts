import { serve } from '#http/serve.ts';
import { historyHandlers } from './case/history.server.ts';
import { inboxHandlers } from './inbox.server.ts';
import { photoHandlers } from './photos/photos.server.ts';
import { replyHandlers } from './reply/reply-templates.server.ts';
import { requestRoutes } from './request-routes.ts';

export const door = serve(requestRoutes, { ...inboxHandlers, ...historyHandlers, ...photoHandlers, ...replyHandlers });
