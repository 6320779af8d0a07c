import type { Generated } from 'kysely';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import type { SecurityEvent } from '#shared/stored-words.ts';

/** The tables of domain/people. */
export interface PeopleTables {
  /** In the schema because Spec §3 lists it; nothing reads it (ruling 9). Administrators live in admin_users. */
  users: {
    id: Generated<string>;
    username: string;
    password: string;
  };
  /** Administrators (Spec §3). `password` is an argon2id string in PHC format, never the word itself. */
  adminUsers: {
    id: Generated<string>;
    username: string;
    password: string;
    email: string;
    isActive: Generated<boolean>;
    /** Exactly one administrator has it: only they hand out access and change addresses. */
    isOwner: Generated<boolean>;
    lastLogin: Date | null;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
  };
  /** One row per logged-in browser. The cookie's JWT names the row; deleting it ends the session everywhere. */
  adminSessions: {
    id: Generated<string>;
    adminId: string;
    createdAt: Date;
    expiresAt: Date;
    /** The login before this one, for 'Letzte Anmeldung'; null at the first (Spec §2). */
    previousLogin: Date | null;
    /** Cut to 512 characters; shown in the list of sessions. */
    userAgent: string | null;
    /** When it was last used, to within SESSION_ACTIVITY_STEP_MS; null where it has not been since that is noted. */
    lastActiveAt: Generated<Date | null>;
    /** When the password was last asked for and right. */
    provedAt: Generated<Date | null>;
    /** The remembered browser; such a session renews itself, and ends with this row. */
    deviceId: Generated<string | null>;
  };
  /** Invitations that nobody has accepted yet, at most one per address. */
  'shortLived.invitations': {
    id: Generated<string>;
    /** SHA-256 of the token, in hex: who reads the table can accept nothing. */
    tokenHash: string;
    email: string;
    /** Null for one that a command or a deploy made. */
    invitedBy: string | null;
    expiresAt: Date;
  };
  /** The private addresses under which calendars read the dates, at most one per administrator. */
  'shortLived.calendarFeeds': {
    adminId: string;
    /** SHA-256 of the token, in hex: who reads the table can open nothing. */
    tokenHash: string;
    madeAt: Date;
    /** When a calendar last asked. */
    readAt: Date | null;
  };
  /** A browser that an administrator has logged in from. The device cookie names the row and counts for this account only. */
  'shortLived.knownDevices': {
    id: Generated<string>;
    adminId: string;
    expiresAt: Date;
  };
  /** The newest link with which an administrator may set a forgotten password. */
  'shortLived.passwordResets': {
    adminId: string;
    /** SHA-256 of the token, in hex: who reads the table can open nothing. */
    tokenHash: string;
    expiresAt: Date;
  };
  /** What happened to access and data, for 180 days; nobody can delete a line. */
  'shortLived.securityLog': {
    id: Generated<string>;
    at: Date;
    kind: SecurityEvent;
    /** Who did it, as they were called then; null for commands and strangers. */
    username: string | null;
    /** 'Firefox auf Windows'. */
    device: string | null;
    /** Whom or what it was about: a name, an address. */
    detail: string | null;
  };
  /** A browser that wants to be told, with where and for whom (RFC 8030, RFC 8291), and how it stands. */
  'shortLived.pushDevices': {
    id: Generated<string>;
    adminId: string;
    /** The session it was seen in last: whoever ends that on purpose ends this too. Null where it ran out by itself. */
    sessionId: string | null;
    endpoint: string;
    p256dh: string;
    auth: string;
    /** 'Safari auf iOS', for the list. */
    name: string;
    createdAt: Date;
    /** When its push service took a message last. */
    acceptedAt: Date | null;
    /** Why the last message was not taken, and since when that is so; null while they are. */
    trouble: Trouble | null;
    troubleSince: Date | null;
    /** Nothing is sent from then on: the owner removed it from the list, or its push service says that it is gone. */
    endedAt: Date | null;
    endedBy: 'owner' | 'service' | null;
  };
}
