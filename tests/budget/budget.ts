/**
 * What a page may weigh: bytes as they come over the wire (brotli), on a first visit with a phone of 360 x 800,
 * before anybody touches anything. Raise a figure only with a reason, written beside it.
 */
export const PUBLIC_PAGE = {
  /** HTML with its headers, and whatever else the browser waits for before it paints: one first TCP window (RFC 6928). */
  criticalBytes: 14_600,
  totalBytes: 60_600,
  /** Page, style, script, font, two layers of the hero, rules for the next page, and the view (Spec §7). */
  requests: 8,
  /** Counted apart, because not every browser asks for it. */
  iconBytes: 1_000,
  /** Before the first touch: one small one, which nothing waits for (src/docs/decisions/three-scripts.md). */
  scriptFiles: 1,
  scriptFileBytes: 3_400, // 3 kB and its headers
  inlineScriptBytes: 1_300,
  elements: 700,
  layoutShift: 0,
  /** How often a script asks for the scroll position as the page starts: each answer lays the page out in the script's own task. */
  earlyQuestions: 0,
  layoutShiftWhileScrolling: 0.001,
  /** The pictures, which come with the first scroll; the whole page (460) would be a long task on a slow phone. */
  elementsStyledAtOnceWhileScrolling: 100,
  /** Scripts after the first touch of an island, React included. */
  scriptBytesAfterTouch: 70_000,
} as const;

export const ADMIN = {
  loginScriptBytes: 120_000,
  /** What each further page may add. */
  pageScriptBytes: 100_000,
} as const;
