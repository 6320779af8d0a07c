import type { Handlers } from '#server/http/serve.ts';
import { caseHandlers } from './cases/cases.server.ts';
import type { contactRoutes } from './contract.ts';
import { dateHandlers } from './dates/enter-date.server.ts';
import { inboxHandlers } from './inbox/inbox.server.ts';
import { intakeHandlers } from './intake/intake.server.ts';
import { replyHandlers } from './reply/reply.server.ts';

/** What the contact's door does: takes requests from visitors, shows them to the owner, and follows them to the job. */
export const contactHandlers: Handlers<typeof contactRoutes> = {
  ...intakeHandlers,
  ...inboxHandlers,
  ...caseHandlers,
  ...dateHandlers,
  ...replyHandlers,
};
