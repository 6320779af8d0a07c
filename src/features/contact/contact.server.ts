import type { Handlers } from '#server/http/serve.ts';
import type { contactRoutes } from './contract.ts';
import { inboxHandlers } from './inbox/inbox.server.ts';
import { intakeHandlers } from './intake/intake.server.ts';

/** What the contact's door does: takes requests from visitors and shows them to the owner. */
export const contactHandlers: Handlers<typeof contactRoutes> = { ...intakeHandlers, ...inboxHandlers };
