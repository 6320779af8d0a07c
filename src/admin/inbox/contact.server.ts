import type { Handlers } from '#http/serve.ts';
import { intakeHandlers } from '#site/request-form/intake.server.ts';
import { caseHandlers } from './case/cases.server.ts';
import type { contactRoutes } from './contact-contract.ts';
import { dateHandlers } from './dates/enter-date.server.ts';
import { inboxHandlers } from './inbox.server.ts';
import { replyHandlers } from './reply/reply.server.ts';

/** What the contact's door does: takes requests from visitors, shows them to the owner, and follows them to the job. */
export const contactHandlers: Handlers<typeof contactRoutes> = {
  ...intakeHandlers,
  ...inboxHandlers,
  ...caseHandlers,
  ...dateHandlers,
  ...replyHandlers,
};
