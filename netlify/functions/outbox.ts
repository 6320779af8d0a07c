import { sendOutbox } from '../../src/server/outbox/deliver.ts';
import { isOutboxDue } from '../../src/server/outbox/due-time.ts';
import { scheduled } from '../../src/server/scheduled.ts';

// Only when something is due: the question itself must not wake the database.
export default scheduled({ sendOutbox }, { isNeeded: isOutboxDue });

// A plain literal: Netlify reads it without running it.
export const config = { region: 'fra', schedule: '*/5 * * * *' };
