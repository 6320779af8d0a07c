import type { Handlers } from '#http/serve.ts';
import { dateHandlers } from './dates/dates.server.ts';
import { inboxHandlers } from './inbox.server.ts';
import { replyHandlers } from './reply/reply.server.ts';
import type { requestRoutes } from './request-routes.ts';

export const requestHandlers: Handlers<typeof requestRoutes> = {
  ...inboxHandlers,
  ...dateHandlers,
  ...replyHandlers,
};
