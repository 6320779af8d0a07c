import { sendOutbox } from '#domain/messages/deliver.server.ts';
import { isOutboxDue } from '#domain/messages/due-time.server.ts';
import { scheduled } from '#http/scheduled.ts';

// Only when something is due: the question itself must not wake the database.
export default scheduled({ sendOutbox }, { isNeeded: isOutboxDue });

// A plain literal: Netlify reads it without running it.
export const config = { region: 'fra', schedule: '*/5 * * * *' };
