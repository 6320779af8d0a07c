import { isMarked, sendOutbox } from '#domain/messages/deliver.server.ts';
import { isTellingTime } from '#domain/messages/tell-of-waiting.server.ts';
import { scheduled } from '#http/scheduled.ts';

// Opens the database only if a message waits or 'Was wartet' is to be written, because a query would wake it.
export default scheduled(
  { sendOutbox },
  { isNeeded: async (context) => isTellingTime(new Date()) || (await isMarked(context)) },
);

export const config = { region: 'fra', includedFiles: ['*.mjs'], schedule: '*/5 * * * *' };
