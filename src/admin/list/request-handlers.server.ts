import { photoHandlers } from '#admin/photos/photos.server.ts';
import { replyHandlers } from '#admin/reply/reply-templates.server.ts';
import { serve } from '#http/serve.ts';
import { historyHandlers } from './history.server.ts';
import { inboxHandlers } from './inbox.server.ts';
import { requestRoutes } from './request-routes.ts';

export const door = serve(requestRoutes, { ...inboxHandlers, ...historyHandlers, ...photoHandlers, ...replyHandlers });
