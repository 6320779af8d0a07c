/** The private addresses under which calendars read the dates, at most one per administrator. */
export interface CalendarFeedsTable {
  adminId: string;
  /** SHA-256 of the token, in hex: who reads the table can open nothing. */
  tokenHash: string;
  madeAt: Date;
  /** When a calendar last asked. */
  readAt: Date | null;
}
