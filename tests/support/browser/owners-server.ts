import { createHash } from 'node:crypto';
import { type ServerOptions, startProductionServer } from '../production-server.ts';
import { OWNER } from './owner.ts';

/** Starts a fresh server whose owner is OWNER. */
export const startOwnersServer = ({ env, dataDir }: ServerOptions = {}) =>
  startProductionServer({
    dataDir,
    // Raises the limit, because all tests are one client.
    env: {
      ADMIN_USERNAME: OWNER.username,
      ADMIN_PASSWORD: OWNER.password,
      // Not the sample's, because the dashboard sounds the alarm then.
      ADMIN_EMAIL: 'inhaberin@firma.de',
      CONTACT_POSTS_PER_WINDOW: '60000',
      // No copy of a backup leaves a server without a key.
      BACKUP_ENCRYPTION_KEY: createHash('sha256').update('e2e').digest('hex'),
      ...env,
    },
  });
