/**
 * A process of its own that sends what is due, as a function's instance does; the environment says where database,
 * Blobs and mail server are. Somebody kills it on its way.
 */
import process from 'node:process';
import { deliverDue } from '#domain/messages/deliver.server.ts';

await deliverDue({ deploy: { context: 'dev', id: 'local' } });
process.exit(0);
