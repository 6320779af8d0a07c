/**
 * What a page may weigh: bytes as they come over the wire (brotli), on a first visit with a phone of 360 x 800,
 * before anybody touches anything. Raise a figure only with a reason, written beside it.
 */
export const PUBLIC_PAGE = {
  /** HTML and whatever else the browser waits for before it paints; home's figure (goals.md: never above 20,000). */
  criticalBytes: 15_200,
  totalBytes: 62_000,
  /** Page, style, script, font, two layers of the hero, icon (a headless shell asks for none), and the view (Spec §7). */
  requests: 8,
  /** Before the first touch: one small one, which nothing waits for (src/decisions/three-scripts.md). */
  scriptFiles: 1,
  scriptFileBytes: 3_400, // 3 kB and its headers
  inlineScriptBytes: 1_300,
  elements: 900,
  layoutShift: 0,
  layoutShiftWhileScrolling: 0.001,
  /** The pictures, which come with the first scroll; the whole page (460) would be a long task on a slow phone. */
  elementsStyledAtOnceWhileScrolling: 100,
  /** Scripts after the first touch of an island, React included. */
  scriptBytesAfterTouch: 70_000,
} as const;

/** One first TCP window (RFC 6928): what every page keeps within but those named below. */
export const FIRST_WINDOW_BYTES = 14_600;

/**
 * What stands in the way of the first window. Home, 15.1 kB: 20 pictures with their words (1.1 kB), the map (0.7 kB),
 * the form and the ways to reach us (1 kB), the banner (0.6 kB), data for search engines (0.5 kB), headers (1.1 kB).
 */
export const LARGER_THAN_FIRST_WINDOW: readonly string[] = [''];

export const ADMIN = {
  loginScriptBytes: 110_000,
  /** What each further page may add. */
  pageScriptBytes: 60_000,
} as const;
