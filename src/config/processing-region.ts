/** Netlify's default is Ohio. Doors repeat `netlify` as a literal, because Netlify reads it without running code. */
export const PROCESSING_REGION = {
  netlify: 'fra',
  /** Amazon's name of it, in Netlify's blobs and Neon's hosts. */
  aws: 'eu-central-1',
  place: 'Frankfurt am Main (Deutschland)',
} as const;
