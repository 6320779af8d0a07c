import { personContacts } from '../../src/features/contact/inbox/person-contacts.server.ts';
import { servePersonData } from '../../src/features/person-data/person-data.server.ts';

// Every feature that holds personal data; src/server/commands/erase-again.ts names the same after a restore.
export default servePersonData({ personContacts });

// A plain literal: Netlify reads it without running it.
export const config = { region: 'fra', path: ['/api/admin/person-data', '/api/admin/person-data/erase'] };
