/** A counter per hashed key: how often within the window, and until when the key has to wait. */
export interface RateLimitsTable {
  key: string;
  hits: number;
  /** The counter is worth nothing after this. */
  expiresAt: Date;
  blockedUntil: Date | null;
}
