import type { Generated } from 'kysely';
import type { Trouble } from '#shared/api/mail-trouble.ts';

/** A browser that wants to be told, with where and for whom (RFC 8030, RFC 8291), and how it stands. */
export interface PushDevicesTable {
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
}

/** One row: the key pair that tells push services who sends (RFC 8292); base64url of the point, and of the number. */
export interface PushKeyTable {
  isOnly: Generated<boolean>;
  publicKey: string;
  privateKey: string;
}

/** When an administrator has looked at the inbox last: what came later is new. */
export interface InboxSeenTable {
  adminId: string;
  seenAt: Date;
}
