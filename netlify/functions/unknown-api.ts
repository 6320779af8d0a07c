import { serve } from '#http/serve.ts';

// No path of its own: netlify.toml sends it every /api address that no other function takes.
export default serve({}, {});

export const config = { region: 'fra' };
