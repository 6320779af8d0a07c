/** Every timing and limit of the product, its unit in the name and its source beside it. */

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const KIB = 1024;

// ── Reveals and movements on the public pages (Spec §2, §9) ──
export const PHONE_REVEAL_MS = 300;
export const ADDRESS_REVEAL_MS = 250;
export const EMAIL_REVEAL_MS = 1 * SECOND_MS;
export const SCROLL_AFTER_NAVIGATION_MS = 100;
export const FLOATING_BUTTONS_SHIFT_AFTER_PX = 300;
export const SCROLL_TOP_SHIFT_NEAR_BOTTOM_PX = 400;
export const GALLERY_SCROLL_STEP_PX = 300;
/** A click or submit waits this long for its island's script; then the browser does it without (ours). */
export const ISLAND_WAIT_AT_MOST_MS = 6 * SECOND_MS;

// ── Service area (the radius itself: business.serviceRadiusKm, Spec §9) ──
/** Distances are straight lines to the middle of a place: this close to the radius, we ask people to call. */
export const SERVICE_EDGE_KM = 2;

// ── Toasts (Spec §9) ──
export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5 * SECOND_MS;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;

// ── Data fetching of the admin area (Spec §7) ──
export const QUERY_FRESH_MS = 10 * SECOND_MS;
export const QUERY_REFETCH_MS = 30 * SECOND_MS;
export const CONTACTS_PER_PAGE = 5; // Spec §9
/** Matches of a search drawn at a time: 10,000 cards at once would stop a phone. */
export const MATCHES_SHOWN = 50;
export const PAGE_BUTTONS = 3; // Spec §2 "up to 3 page buttons"

// ── Contact request (issue "Foundation"; the specification leaves the lengths open) ──
export const NAME_MAX_CHARS = 200;
export const EMAIL_MAX_CHARS = 254; // RFC 5321 §4.5.3.1.3, less the angle brackets
export const PHONE_MAX_CHARS = 50;
export const MESSAGE_MAX_CHARS = 5000;
export const CONTACT_BODY_MAX_BYTES = 32 * KIB;
/** A form sent sooner than this after the page opened was not filled in by a person. */
export const CONTACT_MIN_FILL_MS = 2 * SECOND_MS;
/** A send without an answer ends after this; the form says so and keeps what was typed. */
export const CONTACT_SEND_TIMEOUT_MS = 20 * SECOND_MS;
/**
 * Requests one client may send in the window. Generous on purpose: a mobile network or a company shares one
 * address, and the limit guards the database; the inbox is guarded by honeypot and filling time.
 */
export const CONTACT_POSTS_PER_WINDOW = 300;
export const CONTACT_WINDOW_MS = 10 * MINUTE_MS;

// ── Server in general ──
export const JSON_BODY_MAX_BYTES = 32 * KIB;
export const DATABASE_CONNECT_TIMEOUT_MS = 5 * SECOND_MS;
export const DATABASE_QUERY_TIMEOUT_MS = 15 * SECOND_MS;
/** Seconds a client is asked to wait after a 503. */
export const RETRY_AFTER_OUTAGE_S = 10;

// ── Local platform ──
/** A transaction of the embedded database that is silent for longer is ended: all others wait for it. */
export const IDLE_IN_TRANSACTION_MS = 30 * SECOND_MS;
/** How long the owner of a data directory may take to say that it lives. */
export const OWNER_PROBE_MS = 2 * SECOND_MS;
export const OWNER_RETRY_MS = 50;
/** Longer than writing a file of one line ever takes: who began it was killed. */
export const OWNER_TAKEOVER_MS = 2 * SECOND_MS;

// ── Session ──
export const SESSION_LIFETIME_MS = 7 * DAY_MS;
/** A device that has logged in once is told apart from strangers for this long (OWASP "device cookies"). */
export const DEVICE_LIFETIME_MS = 365 * DAY_MS;
export const PASSWORD_MIN_CHARS = 12; // NIST SP 800-63B-4 asks for 15 alone, 8 with a second factor
export const PASSWORD_MAX_CHARS = 200;
export const USERNAME_MAX_CHARS = 100;
/** Failed logins that cost nothing; from the next one on the wait doubles, up to the maximum. */
export const LOGIN_FREE_FAILURES = 5;
export const LOGIN_FREE_FAILURES_PER_CLIENT = 20;
export const LOGIN_FIRST_WAIT_MS = 2 * SECOND_MS;
export const LOGIN_MAX_WAIT_MS = 5 * MINUTE_MS;
/** Tries to name the old password when changing it, per session. */
export const PASSWORD_CHANGES_PER_WINDOW = 10;
export const PASSWORD_CHANGE_WINDOW_MS = 15 * MINUTE_MS;
/** Failures are forgotten after this long without a new one. */
export const LOGIN_FORGET_MS = 1 * DAY_MS;

// ── Retention (Spec §9; read by the privacy page and by the clean-up job alike) ──
export const RETENTION = {
  enquiryWithoutDealMonths: 6,
  /** Owner's note: German law keeps invoices 8 years since 2025 (§147 AO) and business letters 6. */
  enquiryWithDealYears: 10,
  technicalLogDays: 7,
  correspondenceYears: 2,
  cookieSettingsYears: 1,
  necessaryCookieYears: 1,
  marketingCookieYearsAtMost: 2,
  // The specification names no time for these three; the GDPR wants one.
  /** Requests that honeypot or filling time set apart. */
  filteredEnquiryDays: 30,
  /** Page views: the longest period of the admin's analytics and the one before it, with room for a year's view. */
  analyticsMonths: 12,
  backupWeeks: 8,
} as const;

// ── Visitor statistics ──
export const USER_AGENT_MAX_CHARS = 512; // Ruling 11
