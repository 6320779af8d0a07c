import process from 'node:process';
import { openDatabase } from '../db/database.ts';
import { readEnvironment } from '../environment.ts';
import { prepareDatabase } from './prepare-database.ts';

/*
 * Runs at the end of a production build: migrations, and the first administrator. Previews leave the database alone,
 * since they may share it with the public site.
 */
if (process.env.CONTEXT === 'production') {
  const { databaseUrl, databaseWsProxy } = readEnvironment();
  const db = openDatabase({ url: databaseUrl, wsProxy: databaseWsProxy, maxConnections: 1 });
  try {
    const { ADMIN_USERNAME: adminUsername, ADMIN_PASSWORD: adminPassword, ADMIN_EMAIL: adminEmail } = process.env;
    // A build log is no place for a made-up password.
    await prepareDatabase(db, { adminUsername, adminPassword, adminEmail, mayInventPassword: false });
    console.log('The database is ready.');
  } finally {
    await db.destroy();
  }
}
