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
/** A swipe in the lightbox has come to rest when nothing has scrolled for so long; not every browser knows `scrollend`. */
export const SWIPE_AT_REST_MS = 120;
/** From here on the last streak of the hero's pane goes by itself: nobody hunts for it at the edge. */
export const PANE_AS_GOOD_AS_CLEAN_PERCENT = 95;
export { ISLAND_WAIT_AT_MOST_MS } from './island-limits.ts';

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
/** A page of the area whose script did not come is tried again this often while somebody looks. */
export const PAGE_RETRY_MS = 5 * SECOND_MS;
/** Where that is of no use the document is loaded anew, by itself at most this often. */
export const RELOAD_AGAIN_AFTER_MS = 1 * MINUTE_MS;
export const CONTACTS_PER_PAGE = 5; // Spec §9
/** Requests that the dashboard shows: what waits, and the newest. */
export const WAITING_SHOWN = 3;
export const BIN_LISTED = 200;
/** As many of those that were kept apart are shown, the newest. */
export const SUSPECTS_LISTED = 200;
/** So many of them at first: a flood of robots must not make the page endless. */
export const SUSPECTS_SHOWN = 5;
/** Dates that the dashboard shows: the next. */
export const DATES_SHOWN = 3;
/** Dates ahead that lists know, and how long a call that nobody made is called overdue. */
export const DATES_LISTED = 200;
export const OVERDUE_CALLS_LISTED_DAYS = 90;
/** How long a date is in a calendar where nobody says so. */
export const DATE_MINUTES = { besichtigung: 60, arbeit: 120, anruf: 15 } as const;
/** The calendar that is subscribed to goes back so far, and programs are asked to look for news so often. */
export const CALENDAR_BACK_DAYS = 60;
export const CALENDAR_REFRESH_HOURS = 2;
/** Matches of a search drawn at a time: 10,000 cards at once would stop a phone. */
export const MATCHES_SHOWN = 20;
export const PAGE_BUTTONS = 3; // Spec §2 "up to 3 page buttons"
/** Who taps a page button again within this time turns another page: nothing moves under the finger until then. */
export const PAGING_REST_MS = 400;
/** After a move the step button rests: a double tap moves a request on once. */
export const STEP_REST_MS = 800;
/** What is searched for stands in the address, which Safari lets change 100 times in ten seconds. */
export const SEARCH_WRITTEN_EVERY_MS = 300;
export const SEARCH_MAX_CHARS = 200;

// ── Contact request (issue "Foundation"; the specification leaves the lengths open) ──
export const NAME_MAX_CHARS = 200;
export const EMAIL_MAX_CHARS = 254; // RFC 5321 §4.5.3.1.3, less the angle brackets
export const PHONE_MAX_CHARS = 50;
export const PLACE_MAX_CHARS = 100;
export const MESSAGE_MAX_CHARS = 5000;
/** What the owner writes beside a request. */
export const NOTE_MAX_CHARS = 2000;
/** Where the owner has to be: a street and a town. */
export const DATE_PLACE_MAX_CHARS = 200;
/** What is quoted for a job, at most 999.999,99 €. */
export const PRICE_MAX_CENTS = 99_999_999;
export const PRICE_MAX_CHARS = 20;
export const REPLY_TEMPLATES_MAX = 10;
export const TEMPLATE_TITLE_MAX_CHARS = 60;
/** In a link it must leave room for the rest of the mail. */
export const TEMPLATE_TEXT_MAX_CHARS = 800;
export const CONTACT_BODY_MAX_BYTES = 32 * KIB;
/** A form sent sooner than this after the page opened was not filled in by a person. */
export const CONTACT_MIN_FILL_MS = 2 * SECOND_MS;
/** A send without an answer ends after this; the form says so and keeps what was typed. */
export const CONTACT_SEND_TIMEOUT_MS = 20 * SECOND_MS;
/**
 * Requests one client may send in the window. Generous on purpose: a mobile network or a company shares one
 * address, and the limit guards the database; the inbox is guarded by honeypot and filling time.
 */
export const CONTACT_POSTS_PER_WINDOW = 600;
export const CONTACT_WINDOW_MS = 10 * MINUTE_MS;

// ── Server in general ──
export const JSON_BODY_MAX_BYTES = 32 * KIB;
export const DATABASE_CONNECT_TIMEOUT_MS = 5 * SECOND_MS;
export const DATABASE_QUERY_TIMEOUT_MS = 15 * SECOND_MS;
/** A connection that rested longer is not used again: a frozen instance's may be dead without knowing it. */
export const DATABASE_REST_MS = 30 * SECOND_MS;
/** How long the closing handshake of a WebSocket may take (RFC 6455 §7). */
export const WEBSOCKET_CLOSE_TIMEOUT_MS = 1 * SECOND_MS;
/** Answers from this length on leave compressed and as a stream: Netlify lets 6 MB pass at once, 20 MB as a stream. */
export const COMPRESS_FROM_CHARS = 64 * KIB;
/** /api/health asks the database for strangers once in this time: each time wakes it for five minutes, and that is paid. */
export const HEALTH_KNOWN_MS = 1 * HOUR_MS;
/** A database that did not answer is asked again after this. */
export const HEALTH_AGAIN_MS = 30 * SECOND_MS;
/** How long a form sent without JavaScript waits for the page that it is shown on again. */
export const CORRECTION_SHELL_TIMEOUT_MS = 3 * SECOND_MS;
/** Seconds a client is asked to wait after a 503. */
export const RETRY_AFTER_OUTAGE_S = 10;

// ── Local platform ──
/** What Netlify lets a function take until its answer. */
export const FUNCTION_TIMEOUT_MS = 60 * SECOND_MS;
export const BACKGROUND_TIMEOUT_MS = 15 * MINUTE_MS;
/** Requests under way may finish for this long when the local server is stopped. */
export const SHUTDOWN_GRACE_MS = 5 * SECOND_MS;
/** A signal that comes sooner after the first is the same Ctrl-C, told twice. */
export const IMPATIENCE_AFTER_MS = 700;
export const PARENT_CHECK_MS = 1 * SECOND_MS;
/** Longer than clients keep an unused connection: they close it, and no request meets a closing one. */
export const KEEP_ALIVE_MS = 1 * MINUTE_MS;
export const OWNER_RETRY_MS = 50;
/** How long a command waits for a platform that is just starting. */
export const HOLDER_READY_MS = 30 * SECOND_MS;

// ── Mail ──
/** Far below what a function may take: the mail server's greeting, and each of its answers. */
export const SMTP_CONNECT_TIMEOUT_MS = 5 * SECOND_MS;
export const SMTP_ANSWER_TIMEOUT_MS = 10 * SECOND_MS;
/** A whole attempt, also with a mail server that says a word now and then: within a scheduled function's time. */
export const SMTP_ATTEMPT_TIMEOUT_MS = 20 * SECOND_MS;
/** Longer than an attempt takes with all its time-outs: who holds a message longer has died. */
export const OUTBOX_LEASE_MS = 2 * MINUTE_MS;
export const OUTBOX_GIVE_UP_MS = 48 * HOUR_MS;
export const OUTBOX_ANSWER_MAX_CHARS = 300;
/** Requests whose messages are put into the outbox by one run, before it sends: the next one goes on. */
export const LETTERS_AT_ONCE = 100;
/** Receipts go to addresses that strangers type: so many at the most, or the form could fill anybody's mailbox. */
export const RECEIPTS_PER_ADDRESS_AND_DAY = 1;
export const RECEIPTS_PER_HOUR = 30;
/** A request without an answer is called to mind so long before the promised time is over: at 18 and 23 of 24 hours. */
export const REMINDED_BEFORE_END_MS = { reminder: 6 * HOUR_MS, 'last-reminder': 1 * HOUR_MS } as const;
/** And not any more so long after that time, nor by a message that could not be sent for so long. */
export const REMINDED_UNTIL_AFTER_END_MS = 1 * DAY_MS;
export const REMINDER_TRUE_FOR_MS = 12 * HOUR_MS;
/** Requests that one look takes up, those that wait longest; the next look takes the next ones. */
export const REMINDERS_AT_ONCE = 50;
/** Monday's mail is written by the first clean-up from this hour on, in Germany. */
export const WEEKLY_MAIL_FROM_HOUR = 5;
/** Sites that the report of the week names. */
export const TOP_SOURCES = 3;

// ── Push (RFC 8030) ──
/** How long a push service keeps a message for a device that is off. */
export const PUSH_TTL_S = 24 * 60 * 60;
export const PUSH_TIMEOUT_MS = 5 * SECOND_MS;
export const PUSH_ANSWER_MAX_CHARS = 1000;
export const PUSH_ENDPOINT_MAX_CHARS = 1000;
/** Mails that wait are told of by push, and pushes by mail, from this attempt on: 21 minutes after the first. */
export const TROUBLE_TOLD_FROM_ATTEMPT = 4;
/** That one of the two does not arrive is told once in this time. */
export const TROUBLE_TOLD_EVERY_MS = 1 * DAY_MS;
/** A device that has ended stays known for this long: it must not come back by itself. */
export const PUSH_DEVICE_KNOWN_MS = 90 * DAY_MS;
/** Of one administrator; each gets a row for every request. */
export const PUSH_DEVICES_AT_MOST = 10;
/** Of one administrator; each goes to up to five addresses. */
export const TEST_MAILS_PER_HOUR = 5;

/** So long before the promised time is over a request's clock says the time itself. */
export const REPLY_PRESSES_MS = 3 * HOUR_MS;

// ── Session ──
export const SESSION_LIFETIME_MS = 7 * DAY_MS;
/** Of a session whose owner ticked 'Angemeldet bleiben'; every day of use begins it anew. */
export const REMEMBERED_SESSION_LIFETIME_MS = 90 * DAY_MS;
export const SESSION_RENEWAL_STEP_MS = 1 * DAY_MS;
/** Giving access, exporting and erasing ask for the password unless it was given within this time (ASVS 7.5.3). */
export const PROOF_LIFETIME_MS = 10 * MINUTE_MS;
/** 'Zuletzt aktiv' is right to within this: not every call writes. */
export const SESSION_ACTIVITY_STEP_MS = 5 * MINUTE_MS;
/** How long somebody may take to accept an invitation. */
export const INVITATION_LIFETIME_MS = 7 * DAY_MS;
/** Invitations that one administrator may send: a stolen session must not become a mail machine. */
export const INVITATIONS_PER_HOUR = 10;
/** How long the link to a forgotten password counts, and how many are sent (ASVS 6.4.3). */
export const RESET_LIFETIME_MS = 10 * MINUTE_MS;
export const RESETS_PER_HOUR_AND_ACCOUNT = 3;
export const RESETS_PER_HOUR = 10;
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
/** Tries to name the own password when changing it or proving who one is, per administrator. */
export const PASSWORD_CHANGES_PER_WINDOW = 10;
export const PASSWORD_CHANGE_WINDOW_MS = 15 * MINUTE_MS;
/** So many lines of the security log are shown. */
export const SECURITY_LOG_LINES = 200;
/** Failures are forgotten after this long without a new one. */
export const LOGIN_FORGET_MS = 1 * DAY_MS;

// ── Retention (Spec §9; read by the privacy page and by the clean-up job alike) ──
/** By itself: a page's script that names one of RETENTION carries all of it. */
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
  /** Requests that honeypot or filling time set apart. */
  filteredEnquiryDays: 30,
  /** Requests that the owner deleted: so long they can be had back (ruling 29). */
  binDays: 30,
  /** Single page views: the longest period of the admin's analytics and the one before it. Daily sums stay. */
  pageViewDays: 180,
  /** Mails about a request, with what they say of it; they go with the request if that goes first. */
  messageDays: 30,
  /** Longer than the oldest monthly backup is kept (BACKUPS_KEPT.monthly); those made by hand go when ten newer are there. */
  backupMonths: 13,
} as const;
/** The owner reads on a request's card that it will be deleted, this long before. */
export const DELETION_TOLD_DAYS = 30;
/** A mail says so this long before, of every request that the owner has worked on. */
export const DELETION_MAIL_DAYS = 14;
/** As many as one mail names; there is one a day. */
export const DELETIONS_PER_MAIL = 50;
/** Requests that one run of the clean-up deletes; a backlog goes with the next ones. */
export const CONTACTS_DELETED_AT_ONCE = 5000;

// ── Clean-up (netlify/functions/tidy-up.ts) ──
/** The longest time between two runs, as the privacy page says it. Every run wakes the database (`npm run costs`). */
export const CLEAN_UP_EVERY_HOURS = 6;
/** The dashboard complains when two runs in a row did not come. */
export const CLEAN_UP_LATE_MS = (2 * CLEAN_UP_EVERY_HOURS + 1) * HOUR_MS;
/** What the jobs may take together, and what writing down their ends may: Netlify ends the function after 30 s. */
export const SCHEDULED_WORK_MS = 24 * SECOND_MS;
export const SCHEDULED_NOTE_MS = 3 * SECOND_MS;

// ── Backups (Spec §2, §9; issue "Backups") ──
export const BACKUP_HOUR = 2; // Spec §9: Sunday 02:00, Europe/Berlin
/** An overdue backup is one of more than a week and a day (ruling 16). */
export const BACKUP_FRESH_MS = 8 * DAY_MS;
export const BACKUPS_KEPT = { weekly: 8, monthly: 12, manual: 10 } as const;
/** A run without an end after this is closed as failed. */
export const BACKUP_STALE_MS = 20 * MINUTE_MS;
/** The order to make a run counts for this long: Netlify may call again until the run is closed as failed. */
export const BACKUP_ORDER_LIFETIME_MS = BACKUP_STALE_MS;
/** How often a run writes its heartbeat; after BACKUP_SILENT_MS without one another run may start. */
export const BACKUP_HEARTBEAT_MS = 10 * SECOND_MS;
export const BACKUP_SILENT_MS = 1 * MINUTE_MS;
/** Netlify calls a function that failed again after one and after two more minutes: one silent for longer is dead. */
export const BACKUP_DEAD_MS = 5 * MINUTE_MS;
/** Netlify ends a background function after 15 minutes: a run stops by itself before that, and says so. */
export const BACKUP_RUN_MAX_MS = 14 * MINUTE_MS;
/** How long the button waits for the end of its backup; a function is ended after 60 s. */
export const BACKUP_WAIT_MS = 40 * SECOND_MS;
export const BACKUP_POLL_MS = 250;
/** How often the page asks while a backup runs. */
export const BACKUP_REFETCH_MS = 2 * SECOND_MS;
export const BACKUP_STATEMENT_TIMEOUT_MS = 2 * MINUTE_MS;
export const BACKUP_TRIGGER_TIMEOUT_MS = 10 * SECOND_MS;
/** So many rows are read, and later restored, by one statement. */
export const BACKUP_PAGE_ROWS = 1_000;
/** Statements are restored together up to this, unless one alone is longer. */
export const BACKUP_QUERY_CHARS = 512 * KIB;
/** A part of a stored backup is made of this much SQL, about. */
export const BACKUP_PART_SQL_BYTES = 8 * KIB * KIB;
/** The trial restore takes time and room of the database's server: larger backups are not tried there. */
export const BACKUP_PROOF_MAX_SQL_BYTES = 128 * KIB * KIB;
export const BACKUPS_LISTED = 200;

// ── Consent and accessibility settings (Spec §9) ──
/** Counts up when the categories change: whoever chose before is asked again. */
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
/** A view that is reported again (a resized window, a consent given on the page) replaces its row for this long. */
export const VIEW_RESENT_WITHIN_MS = 12 * HOUR_MS;
/** Reports one client may send in the window; a mobile network or a company shares one address. */
export const ANALYTICS_POSTS_PER_WINDOW = 600;
export const ANALYTICS_WINDOW_MS = 10 * MINUTE_MS;
/** Clients counted at once in the memory of a function. */
export const ANALYTICS_CLIENTS_AT_MOST = 10_000;
export const ANALYTICS_PERIODS_DAYS = [7, 30, 90] as const; // Spec §9
export const ANALYTICS_DEFAULT_DAYS = 30; // Spec §9
export const ANALYTICS_ENTRIES_MAX = 500; // Ruling 15
export const RECENT_ACTIVITY_ENTRIES = 5; // Spec §9
export const TOP_PAGES = 5; // Spec §9
/** Entries of the other lists: countries, browsers, devices, sources. */
export const TOP_ENTRIES = 8;
/** Single views that one statement of the clean-up deletes. */
export const VIEWS_DELETED_AT_ONCE = 10_000;

// ── SEO checks (issue "SEO checks on the real pages"; rulings 18, 19) ──
export const PROGRESS_MAX = 100; // Spec §9
export const SEO_PAGES_MAX = 200;
export const SEO_FILES_MAX = 600;
export const SEO_REQUESTS_AT_ONCE = 5;
export const SEO_REQUEST_TIMEOUT_MS = 10 * SECOND_MS;
export const SEO_REDIRECTS_MAX = 5;
export const SEO_BODY_MAX_BYTES = 8 * KIB * KIB;
/** After this nothing new is asked and the report says what was left out: a function ends after 60 s. */
export const SEO_RUN_BUDGET_MS = 30 * SECOND_MS;
/** A run that has not ended by then has died with its function; the next one may start. */
export const SEO_RUN_EXPIRES_MS = 90 * SECOND_MS;
export const SEO_PROGRESS_EVERY_MS = 400;
/** How often the screen asks while a run goes on. */
export const SEO_POLL_MS = 1 * SECOND_MS;
export const SEO_TREND_RUNS = 30;
/** Results older than this are dropped when new ones come. */
export const SEO_HISTORY_MS = 365 * DAY_MS;
export const SEO_DETAIL_LINES_MAX = 12;
// What the checks ask for. Titles: what result pages show before they cut, about 580 px on a phone.
export const SEO_TITLE_CHARS = { min: 30, max: 65 };
export const SEO_DESCRIPTION_CHARS = { min: 80, max: 160 };
/** Weights in bytes before compression: from `warn` on a warning, from `fail` on an error. */
export const SEO_HTML_BYTES = { warn: 250 * KIB, fail: 600 * KIB };
export const SEO_CSS_BYTES = { warn: 150 * KIB, fail: 400 * KIB };
export const SEO_SCRIPT_BYTES = { warn: 350 * KIB, fail: 900 * KIB };
export const SEO_PICTURE_BYTES = { warn: 300 * KIB, fail: 1 * KIB * KIB };
/** web.dev "Time to First Byte": good up to 0.8 s, poor from 1.8 s. */
export const SEO_RESPONSE_MS = { warn: 800, fail: 1800 };
/** Below this compressing saves no packet. */
export const SEO_COMPRESS_FROM_BYTES = 1500;
export const SEO_HASHED_FILE_CACHE_MIN_S = 30 * 24 * 60 * 60;
export const SEO_PAGE_CACHE_MAX_S = 60 * 60;
/** Caps of the overall score: hidden from search engines, or not there at all. */
export const SEO_SCORE_CAPS = { hidden: 40, unreachable: 10 };

// `npm run deploy:smoke`, asked from outside after a deploy.
export const SMOKE_TIMEOUT_MS = 15 * SECOND_MS;
