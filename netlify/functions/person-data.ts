import { personDataRoutes } from '#admin/person-data/contract.ts';
import { personDataHandlers } from '#admin/person-data/person-data.server.ts';
import { serve } from '#http/serve.ts';

export default serve(personDataRoutes, personDataHandlers);

// A plain literal: Netlify reads it without running it.
export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: ['/api/admin/person-data', '/api/admin/person-data/erase'],
};
