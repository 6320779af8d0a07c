import process from 'node:process';
import { ownServices } from '../database/own-services.ts';

// Sets a function's environment; the global setup started database and Blobs.
const { database, blobsContext } = ownServices();
process.env.DATABASE_URL = database.url;
process.env.DATABASE_WS_PROXY = database.wsProxy ?? '';
process.env.NETLIFY_BLOBS_CONTEXT = blobsContext;
process.env.SESSION_SECRET = 'a secret of the tests, at least 32 characters long';
