import { servePersonData } from '#admin/person-data/person-data.server.ts';
import { personContacts } from '#domain/requests/person.server.ts';

// Every feature that holds personal data; src/commands/erase-again.ts names the same after a restore.
export default servePersonData({ personContacts });

// A plain literal: Netlify reads it without running it.
export const config = { region: 'fra', path: ['/api/admin/person-data', '/api/admin/person-data/erase'] };
