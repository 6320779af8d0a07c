/** The providers' published prices, looked up on 2026-11-22. A change of theirs changes this file. */

/**
 * docs.netlify.com, 'How credits work' (read as of 2026-09-12) and 'Functions usage and billing': credits of the Free,
 * Personal and Pro plans. netlify.com/pricing (2026-08-27): $0, $9 and $20 a month.
 */
export const NETLIFY = {
  creditsPerDeploy: 15,
  creditsPerGbHour: 10,
  creditsPerGb: 20,
  creditsPer10kRequests: 2,
  plans: [
    { name: 'Free', credits: 300, dollars: 0 },
    { name: 'Personal', credits: 1000, dollars: 9 },
    { name: 'Pro', credits: 3000, dollars: 20 },
  ],
  /** Pro's price of further credits: 1,500 for $10. */
  dollarsPerFurtherCredit: 10 / 1500,
} as const;

/** neon.com/docs/introduction/plans (2026-03-20, the figures unchanged on 2026-11-12). */
export const NEON = {
  freeCuHours: 100,
  /** The smallest compute. */
  cu: 0.25,
  /** Scale to zero: asleep after this long without a query; Free cannot change it. */
  sleepsAfterMinutes: 5,
  /** Launch, without a monthly minimum. */
  dollarsPerCuHour: 0.106,
} as const;
