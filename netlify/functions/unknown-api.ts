import { serve } from '#http/serve.ts';

// Has no path, because netlify.toml sends it every /api address that no other function takes.
export default serve({}, {});

export const config = { region: 'fra' };
