import type { ColumnType, Generated } from 'kysely';
import type { PushTrouble } from '#shared/api/mail-trouble.ts';
import type { SecurityEvent, TokenUse } from '#shared/stored-words.ts';

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
    /** Whether a helper gets the mails about requests; the owner always does. */
    getsMails: Generated<boolean>;
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
    /** Last use, to within SESSION_ACTIVITY_STEP_MS; null if not used since the column exists. */
    lastActiveAt: Generated<Date | null>;
    provedAt: Generated<Date | null>;
    /** The remembered browser; such a session renews itself, and ends with this row. */
    deviceId: Generated<string | null>;
    /** The known device, remembered or not. It ends with a session that is ended from the list. */
    browserId: Generated<string | null>;
    /** The key that opened it, was made in it or proved it. */
    passkeyId: Generated<string | null>;
  };
  /** Links and addresses that give something to whoever has them: at most one a use and person, or invited address. */
  'shortLived.tokens': {
    id: Generated<string>;
    use: TokenUse;
    /** SHA-256 of the token, in hex, so that a leaked table opens nothing. */
    tokenHash: string;
    /** Who sent it; null for an invitation that a command or a deploy made. */
    adminId: string | null;
    email: Generated<string>;
    /** The whole list that the new address was typed in, for mails about requests. */
    among: Generated<string[]>;
    madeAt: Date;
    usedAt: Date | null;
    expiresAt: Date;
  };
  /** A browser that an administrator has logged in from. The device cookie names the row and counts for this account only. */
  'shortLived.knownDevices': {
    id: Generated<string>;
    adminId: string;
    expiresAt: Date;
    /** Whether it stands beside the password; not after a logout, unless it is remembered. */
    isSecondHalf: Generated<boolean>;
  };
  /** Keys that log in without a password (WebAuthn). */
  'shortLived.passkeys': {
    /** The credential's id, in base64url. */
    id: string;
    adminId: string;
    publicKey: Buffer;
    /** The authenticator's last count; 0 if it does not count. bigint comes as text. */
    signCount: ColumnType<string, number, number>;
    rpId: string;
    name: string;
    madeAt: Date;
    usedAt: Date | null;
  };
  'shortLived.spentChallenges': {
    id: string;
    expiresAt: Date;
  };
  'shortLived.recoveryCodes': {
    adminId: string;
    /** The code's first digit, 1 to 8. */
    number: number;
    /** An argon2id string in PHC format. */
    hash: string;
  };
  /** Events about access and data, kept for 180 days; nobody can delete a line. */
  'shortLived.securityLog': {
    id: Generated<string>;
    at: Date;
    kind: SecurityEvent;
    /** The name at that time; null for commands. */
    username: string | null;
    /** 'Firefox auf Windows'. */
    device: string | null;
    data: ColumnType<Record<string, unknown>, string, never>;
  };
  /** A browser that subscribed to pushes: its address, owner and state (RFC 8030, RFC 8291). */
  'shortLived.pushDevices': {
    id: Generated<string>;
    adminId: string;
    /** The session that last used it; a logout of that session removes the device. Null after the session expired. */
    sessionId: string | null;
    endpoint: string;
    p256dh: string;
    auth: string;
    name: string;
    createdAt: Date;
    /** When its push service last accepted a message. */
    acceptedAt: Date | null;
    /** Why the last message was refused, and since when; null after a success. */
    trouble: PushTrouble | null;
    troubleSince: Date | null;
    /** When it stopped getting messages: the owner removed it, or its push service reports it gone. */
    endedAt: Date | null;
    endedBy: 'owner' | 'service' | null;
  };
}
