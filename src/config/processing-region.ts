/**
 * The one place where personal data are worked on and kept: functions, backups and database. Netlify would otherwise
 * run functions in Ohio and keep blobs where it likes. `netlify` stands as a literal in every door's config, because
 * Netlify reads that without running it; a test compares them (tests/architecture/doors.test.ts).
 */
export const PROCESSING_REGION = {
  /** Netlify's code for its functions (`FunctionRegion` of @netlify/functions). */
  netlify: 'fra',
  /** The same place as Amazon calls it: Netlify's blobs, and Neon's host names. */
  aws: 'eu-central-1',
  /** As the privacy page names it. */
  place: 'Frankfurt am Main (Deutschland)',
} as const;
