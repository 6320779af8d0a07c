import { sendOutbox } from '../../src/server/outbox/deliver.ts';
import { isOutboxMarked } from '../../src/server/outbox/pending-mark.ts';
import { scheduled } from '../../src/server/scheduled.ts';

// Only while something waits: the question itself must not wake the database.
export default scheduled({ sendOutbox }, { isNeeded: isOutboxMarked });

// A plain literal: Netlify reads it without running it.
export const config = { region: 'fra', schedule: '*/5 * * * *' };
