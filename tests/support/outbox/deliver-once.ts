/**
 * Sends the due messages in a separate process, like an instance of a function, for tests that kill it.
 * The environment names database, Blobs and mail server.
 */
import process from 'node:process';
import { delivery } from '#domain/messages/deliver.server.ts';

await delivery.due({ deploy: { context: 'dev', id: 'local' } });
process.exit(0);
