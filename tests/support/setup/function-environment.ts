import process from 'node:process';
import { inject } from 'vitest';

// What a function finds in its environment; the database is the one that the project's global setup brought up.
const { url, wsProxy } = inject('database');
process.env.DATABASE_URL = url;
process.env.DATABASE_WS_PROXY = wsProxy ?? '';
process.env.NETLIFY_BLOBS_CONTEXT = inject('blobsContext');
process.env.SESSION_SECRET = 'a secret of the tests, at least 32 characters long';
