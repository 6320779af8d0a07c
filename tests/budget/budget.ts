/**
 * What a page may weigh: bytes as they come over the wire (brotli), on a first visit with a phone of 360 x 800,
 * before anybody touches anything. Raise a figure only with a reason, written beside it.
 */
export const PUBLIC_PAGE = {
  /** HTML and whatever else the browser waits for before it paints: one first TCP window (RFC 6928). */
  criticalBytes: 14_600,
  totalBytes: 80_000,
  requests: 6,
  /** Script files before the first touch. */
  scriptFiles: 0,
  inlineScriptBytes: 5_000,
  elements: 900,
  layoutShift: 0,
  layoutShiftWhileScrolling: 0.001,
  /** Scripts after the first touch of an island, React included. */
  scriptBytesAfterTouch: 70_000,
} as const;

export const ADMIN = {
  loginScriptBytes: 110_000,
  /** What each further page may add. */
  pageScriptBytes: 60_000,
} as const;
