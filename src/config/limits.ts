/** Units, and numbers that several rooms share. Those of one room stand in its own limits.ts. */

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const KIB = 1024;

export const QUERY_REFETCH_MS = 30 * SECOND_MS; // Spec §7
export const REQUESTS_NAMED = 20;
export const BINNED_AT_ONCE = 2_000;
export const SUSPECTS_PER_PAGE = 20;
export const DATES_LISTED = 200;
/** In hours; the longest is a day's work. */
export const DATE_HOURS = [1, 2, 4, 8] as const;
export const SEARCH_MAX_CHARS = 200;

export const NAME_MAX_CHARS = 200;
export const EMAIL_MAX_CHARS = 254; // RFC 5321 §4.5.3.1.3, less the angle brackets
export const NOTE_MAX_CHARS = 2000;
/** The longest message in any script, percent-encoded, and one that is too long and comes back to be shortened. */
export const CONTACT_BODY_MAX_BYTES = 64 * KIB;
/** A form sent sooner after the page opened counts as a robot's. */
export const CONTACT_MIN_FILL_MS = 2 * SECOND_MS;
/**
 * Requests per client and window. Generous, because a mobile network or a company shares one address. It guards the
 * database; honeypot and filling time guard the inbox.
 */
export const CONTACT_POSTS_PER_WINDOW = 600;

export const PHOTOS_PER_REQUEST = 4;
/** A client's first photos of a day, whatever others send; more from its networks, as of requests. */
export const FEW_PHOTOS_PER_DAY = PHOTOS_PER_REQUEST;

/** A picture on its way in: the browser shrinks it to this, and the server refuses more. Netlify takes 4.5 MB. */
export interface PictureLimits {
  /** The longer side. A picture no wider than PICTURE_SHORT_SIDE_PX may be longer, with the area of this square. */
  maxSidePx: number;
  maxBytes: number;
}
/** A long screenshot this wide can be read; its other side is at most so many times `maxSidePx`. */
export const PICTURE_SHORT_SIDE_PX = 480;
export const PICTURE_LONG_TIMES = 5;
export const REQUEST_PHOTO: PictureLimits = { maxSidePx: 1600, maxBytes: 1 * KIB * KIB };

export const SHUTDOWN_GRACE_MS = 5 * SECOND_MS;

export const OUTBOX_ANSWER_MAX_CHARS = 300;
/**
 * A client's first requests of the day stay in the inbox whatever others send, and may get a receipt; twice as many from
 * a /56, four times from a /48.
 */
export const FEW_REQUESTS_PER_DAY = 3;

/** Per administrator, because each gets a row for every request. */
export const PUSH_DEVICES_AT_MOST = 10;

export const SESSION_LIFETIME_MS = 7 * DAY_MS;
/** Lifetime with 'Angemeldet bleiben'; every day of use renews it. */
export const REMEMBERED_SESSION_LIFETIME_MS = 90 * DAY_MS;
/** Ends a renewed session this long after the login with a password (ruling 55). */
export const SESSION_ABSOLUTE_LIFETIME_MS = 365 * DAY_MS;
export const INVITATION_LIFETIME_MS = 7 * DAY_MS;
/** Lifetime of the link that proves a new mail address: its reader may look in the evening. */
export const ADDRESS_PROOF_LIFETIME_MS = 1 * DAY_MS;
/** Lifetime of the link to a forgotten password (ASVS 6.4.3). */
export const RESET_LIFETIME_MS = 10 * MINUTE_MS;
/** Remembers a device that has logged in for this long (OWASP "device cookies"). */
export const DEVICE_LIFETIME_MS = 365 * DAY_MS;
export const PASSWORD_MIN_CHARS = 12; // NIST SP 800-63B-4 asks for 15 alone, 8 with a second factor
export const PASSWORD_MAX_CHARS = 200;
export const USERNAME_MAX_CHARS = 100;
/** Failed logins without a wait; then the wait doubles up to the maximum. */
export const LOGIN_FREE_FAILURES = 5;
export const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;
export const RECOVERY_CODES = 8;
export const LOGIN_FORGET_MS = 1 * DAY_MS;

// Retention (Spec §9), read by the privacy page and by the clean-up job alike.
/** A separate constant, because a browser script that names RETENTION carries all of it. */
const COOKIE_SETTINGS_YEARS = 1;
export const RETENTION = {
  enquiryWithoutDealMonths: 6,
  /** Owner's note: German law keeps invoices 8 years since 2025 (§147 AO) and business letters 6. */
  enquiryWithDealYears: 10,
  technicalLogDays: 7,
  securityLogDays: 180,
  correspondenceYears: 2,
  cookieSettingsYears: COOKIE_SETTINGS_YEARS,
  necessaryCookieYears: 1,
  marketingCookieYearsAtMost: 2,
  // The specification names no time for these three; the GDPR wants one.
  /** Suspects. */
  filteredEnquiryDays: 30,
  /** Deleted requests can be restored for this long (ruling 29). */
  binDays: 30,
  /** The longest period of the analytics and the one before it. */
  pageViewDays: 180,
  /** Mails about a request; deleted with it if that goes first. */
  messageDays: 30,
  /** Longer than the oldest monthly backup is kept (BACKUPS_KEPT.monthly); ten newer ones replace a manual backup. */
  backupMonths: 13,
} as const;

/** The longest time between two runs, as the privacy page says. Every run wakes the database (`npm run costs`). */
export const CLEAN_UP_EVERY_HOURS = 6;
/** Time for all jobs, and for storing their results, because Netlify ends the function after 30 s. */
export const SCHEDULED_WORK_MS = 24 * SECOND_MS;

export const BACKUPS_KEPT = { weekly: 8, monthly: 12, manual: 10 } as const;
/** A run without an end is dead, because Netlify ends it after 15 minutes. Its order is valid as long. */
export const BACKUP_DEAD_MS = 15 * MINUTE_MS;
/** A mailed copy's size before base64, which adds a third; most mailboxes take 20 MB. */
export const COPY_MAIL_MAX_BYTES = 10 * KIB * KIB;

export const COOKIE_CHOICE_VALID_MS = COOKIE_SETTINGS_YEARS * 365 * DAY_MS;

export const USER_AGENT_MAX_CHARS = 512; // Ruling 11
export const ANALYTICS_BODY_MAX_BYTES = 4 * KIB; // Issue "Consent and visitor statistics"
export const ANALYTICS_PERIODS_DAYS = [7, 30, 90] as const; // Spec §9
export const ANALYTICS_DEFAULT_DAYS = 30; // Spec §9
export const TOP_PAGES = 5; // Spec §9

/** A build that was asked for and has not begun by then is asked for again by the next press. */
export const BUILD_BEGIN_MS = 1 * MINUTE_MS;
