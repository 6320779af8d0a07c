import { sendOutbox } from '#domain/messages/deliver.server.ts';
import { isOutboxDue } from '#domain/messages/due-time.server.ts';
import { scheduled } from '#http/scheduled.ts';

// Opens the database only if a message is due, because a query would wake it.
export default scheduled({ sendOutbox }, { isNeeded: isOutboxDue });

export const config = { region: 'fra', includedFiles: ['*.mjs'], schedule: '*/5 * * * *' };
