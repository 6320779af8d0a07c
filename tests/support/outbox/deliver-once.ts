/**
 * A process of its own that sends what is due, as a function's instance does; the environment says where database,
 * Blobs and mail server are. Somebody kills it on its way.
 */
import process from 'node:process';
import { deliverDue } from '#domain/messages/deliver.server.ts';
import { openDatabase } from '#server/db/database.ts';

const { DATABASE_URL: url = '', DATABASE_WS_PROXY: wsProxy } = process.env;
await deliverDue(openDatabase({ url, wsProxy }), { deploy: { context: 'dev', id: 'local' } });
process.exit(0);
