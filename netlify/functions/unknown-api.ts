import { unknownAddress } from '#http/unknown-address.ts';

// Has no path, because netlify.toml sends it every /api address that no other function takes.
export default unknownAddress;

export const config = { region: 'fra' };
