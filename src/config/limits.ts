/** Timings and limits, with the unit in the name and the source beside. */

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
/** A swipe ends after this long without scrolling, because not every browser knows `scrollend`. */
export const SWIPE_AT_REST_MS = 120;
/** The hero's pane counts as clean from this share on, because nobody hunts for a last streak at the edge. */
export const PANE_AS_GOOD_AS_CLEAN_PERCENT = 95;

// ── Service area (the radius itself: business.serviceRadiusKm, Spec §9) ──
/** A place this close to the radius is asked to call, because distances are straight lines to its middle. */
export const SERVICE_EDGE_KM = 2;

// ── Toasts (Spec §9), one at a time ──
export const TOAST_DURATION_MS = 5 * SECOND_MS;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;

// ── Data fetching of the admin area (Spec §7) ──
export const QUERY_FRESH_MS = 10 * SECOND_MS;
export const QUERY_REFETCH_MS = 30 * SECOND_MS;
/** The lifetime of an unsaved text in the owner's browser. */
export const DRAFT_KEPT_MS = 7 * DAY_MS;
export const PUSH_SIGN_IN_MS = 30 * SECOND_MS;
/** Longest wait of a held click or submit for its island's script; then the browser handles it. */
export const ISLAND_WAIT_AT_MOST_MS = 6 * SECOND_MS;
/** Wait after the browser says that it is online, because it says so before it can fetch. */
export const NETWORK_SETTLES_MS = SECOND_MS;
/** Interval of retries for a page's script that did not load, while the page is visible. */
export const PAGE_RETRY_MS = 5 * SECOND_MS;
/** The shortest time between two reloads of the document, when retries do not help. */
export const RELOAD_AGAIN_AFTER_MS = 1 * MINUTE_MS;
export const CONTACTS_PER_PAGE = 5; // Spec §9
/** Unanswered requests that the dashboard and a mail name; the rest is a number. */
export const REQUESTS_NAMED = 20;
export const WAITING_SHOWN = 50;
/** An offer without an answer, or an answer without a date, counts as waiting again after these days. */
export const ASKED_AFTER_DAYS = 7;
export const BIN_LISTED = 200;
/** The hits of a search that go to the bin with one request. */
export const BINNED_AT_ONCE = 2_000;
export const SUSPECTS_PER_PAGE = 20;
/** The dashboard compares services from so many requests on. */
export const REQUESTS_COMPARED = 10;
/** Dates on the dashboard, or all of today if they are more. */
export const DATES_SHOWN = 3;
export const DATES_LISTED = 200;
/** The dashboard lists calls not made, jobs not settled and whom to ask for this long. */
export const TASKS_LISTED_DAYS = 90;
/** A customer's usual time is the median between so many last jobs. */
export const RHYTHM_JOBS = 6;
/** Length of a date where the owner chose none. */
export const DATE_MINUTES = { besichtigung: 60, arbeit: 120, anruf: 15 } as const;
export const DATE_TIMES = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '15:00'] as const;
export const DATE_DAYS = 7;
/** The hours of work in which an agenda shows what is free; in minutes after midnight, as in DATE_TIMES. */
export const WORK_MINUTES = { from: 8 * 60, until: 17 * 60 } as const;
export const GAP_MIN_MINUTES = 60;
/** From here on a job is proposed as a call in its month. */
export const FAR_WEEKS = 8;
/** The weeks until the next work to choose from; 26 and 52 keep the weekday of half a year and a year. */
export const AGAIN_WEEKS = [2, 4, 8, 26, 52] as const;
/** A date that begins outside these hours is in the night. */
export const DATE_HOURS_OF_DAY = { from: '07:00', until: '21:00' } as const;
/** In hours; the longest is a day's work. */
export const DATE_HOURS = [1, 2, 4, 8] as const;
export const CALENDAR_BACK_DAYS = 60;
export const CALENDAR_REFRESH_HOURS = 2;
/** Matches of a search drawn at a time, because 2,000 cards would stop a phone. */
export const MATCHES_SHOWN = 20;
export const PAGE_BUTTONS = 3; // Spec §2 "up to 3 page buttons"
/** The step button ignores taps for this long after a move, because a double tap must move a request once. */
export const STEP_REST_MS = 800;
export const SEARCH_MAX_CHARS = 200;

// ── Contact request (issue "Foundation"; the specification leaves the lengths open) ──
export const NAME_MAX_CHARS = 200;
export const EMAIL_MAX_CHARS = 254; // RFC 5321 §4.5.3.1.3, less the angle brackets
/** Two numbers, and when to call. */
export const PHONE_MAX_CHARS = 100;
export const PLACE_MAX_CHARS = 100;
export const MESSAGE_MAX_CHARS = 5000;
export const NOTE_MAX_CHARS = 2000;
/** A street and a town. */
export const DATE_PLACE_MAX_CHARS = 200;
/** 999.999,99 €. */
export const PRICE_MAX_CENTS = 99_999_999;
export const PRICE_MAX_CHARS = 20;
export const REPLY_TEMPLATES_MAX = 15;
export const TEMPLATE_TITLE_MAX_CHARS = 60;
/** Leaves room for the rest of the mail in a link. */
export const TEMPLATE_TEXT_MAX_CHARS = 800;
/** The longest message in any script, percent-encoded, and one that is too long and comes back to be shortened. */
export const CONTACT_BODY_MAX_BYTES = 64 * KIB;
/** A form sent sooner after the page opened counts as a robot's. */
export const CONTACT_MIN_FILL_MS = 2 * SECOND_MS;
/** After this the form says that no answer came, and keeps the typed data. */
export const CONTACT_SEND_TIMEOUT_MS = 20 * SECOND_MS;
/**
 * Requests per client and window. Generous, because a mobile network or a company shares one address. It guards the
 * database; honeypot and filling time guard the inbox.
 */
export const CONTACT_POSTS_PER_WINDOW = 600;
export const CONTACT_WINDOW_MS = 10 * MINUTE_MS;
/** The same words of the same sender within this time are one request, also under another key. */
export const SAME_WORDS_MS = 1 * HOUR_MS;

// ── Photos with a request ──
export const PHOTOS_PER_REQUEST = 4;
/** Takes photos for this long after their request. */
export const PHOTOS_FOLLOW_MS = 1 * HOUR_MS;
/** Bytes that one client may store a day: four requests with the largest photos. More from its networks, as of requests. */
export const PHOTO_BYTES_PER_DAY_AND_CLIENT = 16 * KIB * KIB;
/** Bytes of all clients a day, but for each one's first photos; bounds what a flood costs (`npm run costs`). */
export const PHOTO_BYTES_PER_DAY = 100 * KIB * KIB;
/** A client's first photos of a day, whatever others send; more from its networks, as of requests. */
export const FEW_PHOTOS_PER_DAY = PHOTOS_PER_REQUEST;
/** The smallest weight of a photo in its client's counter, because each costs a call. */
export const PHOTO_MIN_BYTES = 256 * KIB;
/** Ends a photo's way that does not move for this long; how often the browser tries, and its wait before that. */
export const PHOTO_STALL_MS = 2 * MINUTE_MS;
export const PHOTO_TRIES = 2;
export const PHOTO_RETRY_MS = 2 * SECOND_MS;
export const OWN_PHOTOS_PER_REQUEST = 20;

// ── Server in general ──
export const JSON_BODY_MAX_BYTES = 32 * KIB;
/** Customers of one import from the owner's notebook, its file with pictures, and its request; Netlify takes 6 MB. */
export const NOTEBOOK_CUSTOMERS_MAX = 2000;
export const NOTEBOOK_FILE_MAX_BYTES = 20 * KIB * KIB;
export const NOTEBOOK_BODY_MAX_BYTES = 5 * KIB * KIB;
/** A picture on its way in: the browser shrinks it to this, and the server refuses more. Netlify takes 4.5 MB. */
export interface PictureLimits {
  /** The longer side. A picture no wider than PICTURE_SHORT_SIDE_PX may be longer, with the area of this square. */
  maxSidePx: number;
  maxBytes: number;
}
/** A long screenshot this wide can be read; its other side is at most so many times `maxSidePx`. */
export const PICTURE_SHORT_SIDE_PX = 480;
export const PICTURE_LONG_TIMES = 5;
export const SITE_PICTURE: PictureLimits = { maxSidePx: 2000, maxBytes: 4 * KIB * KIB };
export const REQUEST_PHOTO: PictureLimits = { maxSidePx: 1600, maxBytes: 1 * KIB * KIB };
/** A visitor's browser stays below, because four photos must arrive within 30 s on slow 4G (750 kbit/s). */
export const VISITORS_PHOTO: PictureLimits = { maxSidePx: 1600, maxBytes: 600 * KIB };
export const DATABASE_CONNECT_TIMEOUT_MS = 5 * SECOND_MS;
export const DATABASE_QUERY_TIMEOUT_MS = 15 * SECOND_MS;
/** How long a migration waits for a table, and all others behind it. Its tries outlast a backup of 40 s. */
export const MIGRATION_LOCK_TIMEOUT_MS = 2 * SECOND_MS;
export const MIGRATION_PAUSE_MS = 5 * SECOND_MS;
export const MIGRATION_TRIES = 12;
/** Connections idle for longer are replaced, because those of a frozen instance may be dead. */
export const DATABASE_REST_MS = 30 * SECOND_MS;
/** A dead connection must not cost a visitor 15 s: asks for a sign of life, with the second number as time-out. */
export const DATABASE_FRESH_MS = 100;
export const DATABASE_SIGN_MS = 1.5 * SECOND_MS;
/** Time-out of a WebSocket's closing handshake (RFC 6455 §7). */
export const WEBSOCKET_CLOSE_TIMEOUT_MS = 1 * SECOND_MS;
/** Longer answers are compressed and streamed, because Netlify limits them to 6 MB at once and 20 MB as a stream. */
export const COMPRESS_FROM_CHARS = 64 * KIB;
/** /api/health asks the database this rarely for strangers, because each query keeps it awake for five paid minutes. */
export const HEALTH_KNOWN_MS = 1 * HOUR_MS;
/** Asks a database that did not answer again after this. */
export const HEALTH_AGAIN_MS = 30 * SECOND_MS;
/** The Retry-After header of a 503. */
export const RETRY_AFTER_OUTAGE_S = 10;

// ── Local platform ──
/** Netlify's time-out of a background function. */
export const BACKGROUND_TIMEOUT_MS = 15 * MINUTE_MS;
/** Longest wait for running requests when the local server stops. */
export const SHUTDOWN_GRACE_MS = 5 * SECOND_MS;
/** A second signal within this time is the same Ctrl-C. */
export const IMPATIENCE_AFTER_MS = 700;
export const PARENT_CHECK_MS = 1 * SECOND_MS;
/** Longer than clients keep an idle connection, because then no request meets a closing one. */
export const KEEP_ALIVE_MS = 1 * MINUTE_MS;

// ── Mail ──
/** Time-outs of the mail server's greeting and of each answer, far below a function's. */
export const SMTP_CONNECT_TIMEOUT_MS = 5 * SECOND_MS;
export const SMTP_ANSWER_TIMEOUT_MS = 10 * SECOND_MS;
/** Time-out of a whole attempt, shorter than a scheduled function's. */
export const SMTP_ATTEMPT_TIMEOUT_MS = 20 * SECOND_MS;
/** A claimed message is due again after this time. It exceeds a whole attempt, so a run that takes longer has died. */
export const OUTBOX_CLAIM_MS = 2 * MINUTE_MS;
export const OUTBOX_GIVE_UP_MS = 48 * HOUR_MS;
export const OUTBOX_ANSWER_MAX_CHARS = 300;
/** Requests with a message of their own, an hour; one message tells of the others. */
export const REQUESTS_TOLD_PER_HOUR = 20;
/** Wait of that message, to gather requests that come at once. */
export const REQUESTS_GATHERED_MS = 5 * MINUTE_MS;
/** A thousandth of Neon's free 0.5 GB, for an IPv4 address or /64; twice as much for a /56, four times for a /48. */
export const REQUEST_BYTES_PER_DAY_AND_CLIENT = 500 * KIB;
/** Above these numbers, requests are kept apart without a message: they are a flood that looks like people. */
export const REQUESTS_PER_DAY_AND_CLIENT = 200;
export const REQUESTS_PER_DAY = 2000;
/**
 * A client's first requests of the day stay in the inbox whatever others send, and may get a receipt; twice as many from
 * a /56, four times from a /48.
 */
export const FEW_REQUESTS_PER_DAY = 3;
/** Receipts are limited, because strangers type the addresses and could fill anybody's mailbox. */
export const RECEIPTS_PER_ADDRESS_AND_DAY = 1;
export const TOP_SOURCES = 3;

// ── Push (RFC 8030) ──
/** How long the push service keeps a message for a device that is off. */
export const PUSH_TTL_S = 24 * 60 * 60;
export const PUSH_TIMEOUT_MS = 5 * SECOND_MS;
export const PUSH_ANSWER_MAX_CHARS = 1000;
export const PUSH_ENDPOINT_MAX_CHARS = 1000;
/** Remembers an ended device for this long, because it must not come back by itself. */
export const PUSH_DEVICE_KNOWN_MS = 90 * DAY_MS;
/** Per administrator, because each gets a row for every request. */
export const PUSH_DEVICES_AT_MOST = 10;
/** Per administrator; each goes to up to five addresses. */
export const TEST_MAILS_PER_HOUR = 5;

/** A request's clock shows the time of day when less than this is left. */
export const REPLY_PRESSES_MS = 3 * HOUR_MS;

// ── Session ──
export const SESSION_LIFETIME_MS = 7 * DAY_MS;
/** Lifetime with 'Angemeldet bleiben'; every day of use renews it. */
export const REMEMBERED_SESSION_LIFETIME_MS = 90 * DAY_MS;
export const SESSION_RENEWAL_STEP_MS = 1 * DAY_MS;
/** Ends a renewed session this long after the login with a password (ruling 55). */
export const SESSION_ABSOLUTE_LIFETIME_MS = 365 * DAY_MS;
/** Access, a person's data, erasing and copies ask for the password unless it was given this recently (ASVS 7.5.3). */
export const PROOF_LIFETIME_MS = 10 * MINUTE_MS;
/** Precision of 'Zuletzt aktiv', because not every call writes. */
export const SESSION_ACTIVITY_STEP_MS = 5 * MINUTE_MS;
export const INVITATION_LIFETIME_MS = 7 * DAY_MS;
/** Per administrator, because a stolen session must not send mails without end. */
export const INVITATIONS_PER_HOUR = 10;
/** Lifetime of the link that proves a new mail address: its reader may look in the evening. */
export const ADDRESS_PROOF_LIFETIME_MS = 1 * DAY_MS;
export const ADDRESS_PROOFS_PER_HOUR = 10;
/** Lifetime of the link to a forgotten password (ASVS 6.4.3). */
export const RESET_LIFETIME_MS = 10 * MINUTE_MS;
export const RESETS_PER_HOUR_AND_CLIENT = 3;
/** From all unknown devices, so that strangers do not fill the mailbox. */
export const RESETS_PER_HOUR_AND_ACCOUNT = 10;
/** Remembers a device that has logged in for this long (OWASP "device cookies"). */
export const DEVICE_LIFETIME_MS = 365 * DAY_MS;
export const PASSWORD_MIN_CHARS = 12; // NIST SP 800-63B-4 asks for 15 alone, 8 with a second factor
export const PASSWORD_MAX_CHARS = 200;
export const USERNAME_MAX_CHARS = 100;
/** Failed logins without a wait; then the wait doubles up to the maximum. */
export const LOGIN_FREE_FAILURES = 5;
export const LOGIN_FREE_FAILURES_PER_CLIENT = 20;
export const LOGIN_FIRST_WAIT_MS = 2 * SECOND_MS;
export const LOGIN_MAX_WAIT_MS = 5 * MINUTE_MS;
export const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;
export const CHALLENGE_RENEWAL_MS = 4 * MINUTE_MS;
/** Per administrator. */
export const PASSKEYS_AT_MOST = 10;
/** The codes of a recovery sheet. Their number is one digit. */
export const RECOVERY_CODES = 8;
/** Wrong tries to give the own password again; the last one ends the session. */
export const WRONG_PROOFS_PER_SESSION = 10;
/** Shows the log of so many days at once to whoever had an intruder. */
export const INTRUDER_LOG_DAYS = 7;
export const SECURITY_LOG_LINES = 100;
/** Forgets failures after this long without a new one. */
export const LOGIN_FORGET_MS = 1 * DAY_MS;

// ── Retention (Spec §9; read by the privacy page and by the clean-up job alike) ──
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

// ── Clean-up (netlify/functions/tidy-up.ts) ──
/** The longest time between two runs, as the privacy page says. Every run wakes the database (`npm run costs`). */
export const CLEAN_UP_EVERY_HOURS = 6;
/** The dashboard warns after two missed runs. */
export const CLEAN_UP_LATE_MS = (2 * CLEAN_UP_EVERY_HOURS + 1) * HOUR_MS;
/** Time for all jobs, and for storing their results, because Netlify ends the function after 30 s. */
export const SCHEDULED_WORK_MS = 24 * SECOND_MS;
export const SCHEDULED_NOTE_MS = 3 * SECOND_MS;

// ── Backups (Spec §2, §9; issue "Backups") ──
export const BACKUP_HOUR = 2; // Spec §9: Sunday 02:00, Europe/Berlin
/** A week and a day (ruling 16). */
export const BACKUP_FRESH_MS = 8 * DAY_MS;
export const BACKUPS_KEPT = { weekly: 8, monthly: 12, manual: 10 } as const;
/** A run without an end is dead, because Netlify ends it after 15 minutes. Its order is valid as long. */
export const BACKUP_DEAD_MS = 15 * MINUTE_MS;
/** Longest wait of the button for its backup; Netlify ends a function after 60 s. */
export const BACKUP_WAIT_MS = 40 * SECOND_MS;
export const BACKUP_POLL_MS = 250;
export const BACKUP_REFETCH_MS = 2 * SECOND_MS;
export const BACKUP_STATEMENT_TIMEOUT_MS = 2 * MINUTE_MS;
export const BACKUP_TRIGGER_TIMEOUT_MS = 10 * SECOND_MS;
/** Rows read, and later restored, by one statement. */
export const BACKUP_PAGE_ROWS = 1_000;
export const BACKUPS_LISTED = 200;
/** A mailed copy's size before base64, which adds a third; most mailboxes take 20 MB. */
export const COPY_MAIL_MAX_BYTES = 10 * KIB * KIB;
/** A mail server reads so large a mail before it answers. The background function has 15 minutes. */
export const SMTP_COPY_TIMEOUT_MS = 2 * MINUTE_MS;
/** Tries a copy again no sooner, because another function may be sending it. */
export const COPY_AGAIN_MS = 30 * MINUTE_MS;
/** Asks for a download when the last copy is this old. */
export const COPY_ASKED_AFTER_MS = 30 * DAY_MS;

// ── Consent and accessibility settings (Spec §9) ──
/** Increase it when the categories change, because everybody is then asked again. */
export const COOKIE_CATEGORIES_REVISION = 1;
export const COOKIE_CHOICE_VALID_MS = COOKIE_SETTINGS_YEARS * 365 * DAY_MS;
export const ACCESSIBILITY_SAVE_DELAY_MS = 100;

// ── Visitor statistics ──
export const USER_AGENT_MAX_CHARS = 512; // Ruling 11
export const USER_AGENT_MIN_CHARS = 10; // Spec §9: a shorter one is a bot's
export const ANALYTICS_BODY_MAX_BYTES = 4 * KIB; // Issue "Consent and visitor statistics"
export const SESSION_ID_MAX_CHARS = 255; // Spec §3
export const ANALYTICS_WORD_MAX_CHARS = 50; // Spec §3: device, browser, os
export const PAGE_MAX_CHARS = 500;
export const REFERRER_MAX_CHARS = 1000;
export const VIEWPORT_MAX_PX = 100_000;
export const TABLET_FROM_PX = 768; // Spec §9
export const DESKTOP_FROM_PX = 1024; // Spec §9
export const RESIZE_RESEND_AFTER_MS = 250; // Spec §9
/** A view reported again (a resized window, a consent given on the page) replaces its row within this time. */
export const VIEW_RESENT_WITHIN_MS = 12 * HOUR_MS;
/** Reports per client and window; a mobile network or a company shares one address. */
export const ANALYTICS_POSTS_PER_WINDOW = 600;
export const ANALYTICS_WINDOW_MS = 10 * MINUTE_MS;
/** Reports that one client may store a day: about 2 MB of views. */
export const ANALYTICS_POSTS_PER_DAY = 5000;
export const ANALYTICS_CLIENTS_AT_MOST = 10_000;
export const ANALYTICS_PERIODS_DAYS = [7, 30, 90] as const; // Spec §9
export const ANALYTICS_DEFAULT_DAYS = 30; // Spec §9
export const ANALYTICS_ENTRIES_MAX = 500; // Ruling 15
export const RECENT_ACTIVITY_ENTRIES = 5; // Spec §9
export const TOP_PAGES = 5; // Spec §9
/** Entries of the other lists: countries, browsers, devices, sources. */
export const TOP_ENTRIES = 8;

// ── The owner's changes of the website (src/docs/decisions/publishing.md) ──
/** A list of 200 pictures with their words fits in. */
export const FACT_BODY_MAX_BYTES = 128 * KIB;
export const FACT_DEPTH_MAX = 6;
export const FACT_TEXT_MAX_CHARS = 5000;
/** A build without a word for this long has died; Netlify ends one after 15 minutes. */
export const BUILD_SILENT_MS = 20 * MINUTE_MS;
/** A build that was asked for and has not begun by then is asked for again by the next press. */
export const BUILD_BEGIN_MS = 1 * MINUTE_MS;
export const BUILD_HOOK_TIMEOUT_MS = 10 * SECOND_MS;
export const REVISIONS_LISTED = 100;
/** A revision can be published again for a year; then only its sentences are kept. */
export const REVISION_FACTS_MS = 365 * DAY_MS;
/** From the last key to the server, and between two looks at a running publication. */
export const DRAFT_SEND_MS = 800;
export const BUILD_REFETCH_MS = 1500;
/** Pictures of one person that nothing names; the clean-up removes them after the days of the bin. */
export const SITE_PICTURES_UNUSED_PER_DAY = 50;

// ── SEO checks (issue "SEO checks on the real pages"; rulings 18, 19) ──
export const PROGRESS_MAX = 100; // Spec §9
export const SEO_PAGES_MAX = 200;
export const SEO_REQUEST_TIMEOUT_MS = 10 * SECOND_MS;
export const SEO_REDIRECTS_MAX = 5;
export const SEO_BODY_MAX_BYTES = 8 * KIB * KIB;
/** A run starts no more requests after this, because a function ends after 60 s. */
export const SEO_RUN_BUDGET_MS = 30 * SECOND_MS;
/** A run without an end after this has died with its function; the next one may start. */
export const SEO_RUN_EXPIRES_MS = 90 * SECOND_MS;
export const SEO_POLL_MS = 1 * SECOND_MS;
export const SEO_DETAIL_LINES_MAX = 12;
// Result pages show about 580 px of a title on a phone.
export const SEO_TITLE_CHARS = { min: 30, max: 65 };
export const SEO_DESCRIPTION_CHARS = { min: 80, max: 160 };
/** Caps of the overall score for a site with sample texts, one hidden from search engines, or one that does not answer. */
export const SEO_SCORE_CAPS = { samples: 50, hidden: 40, unreachable: 10 };

/** Less than a year ahead (RFC 9116 §2.5.5). A test fails a month before: is the contact right? Then add a year. */
export const SECURITY_TXT_EXPIRES = '2027-11-01T00:00:00Z';

// `npm run deploy:smoke`.
export const SMOKE_TIMEOUT_MS = 15 * SECOND_MS;
