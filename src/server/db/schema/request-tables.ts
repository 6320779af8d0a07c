import type { ColumnType, Generated } from 'kysely';
import type { FieldColumns } from '#shared/field-columns.ts';
import type { EntryKind, Suspicion } from '#shared/stored-words.ts';

export interface RequestTables {
  contactSubmissions: ContactSubmissionsTable;
  caseEvents: CaseEventsTable;
  requestPhotos: RequestPhotosTable;
  /** When an administrator last opened the inbox; later requests are new. */
  'shortLived.inboxSeen': {
    adminId: string;
    seenAt: Date;
  };
  'shortLived.newRequests': {
    contactId: string;
    createdAt: Date;
    /** Whether it is one of its sender's first of the day. */
    mayHaveReceipt: Generated<boolean>;
    /** The number of photos that follow. */
    photos: Generated<number>;
  };
  /** The owner's reply templates; an empty title hides a default template. */
  replyTemplates: {
    slot: number;
    title: string;
    text: string;
  };
}

/** A request by form or by call, a suspect (Spec §3), or a customer of the owner's notebook. */
export interface ContactSubmissionsTable extends FieldColumns {
  id: Generated<string>;
  createdAt: Generated<Date>;
  /** Keeps the same form from being stored twice. */
  idempotencyKey: string;
  /** When it became a deal; null without one. */
  dealAt: Generated<Date | null>;
  kind: Generated<'form' | 'call' | 'notebook'>;
  /** Why it is a suspect, kept apart from the inbox until the owner accepts it. */
  suspicion: Generated<Suspicion | null>;
  deletedAt: Generated<Date | null>;
}

export interface RequestPhotosTable {
  id: string;
  /** Null once the request is gone; the file in Blobs then goes, too. */
  contactId: string | null;
  /** 1 to 4 among the visitor's photos; null for the owner's. */
  place: number | null;
  /** The key in Blobs: '2026-11-25/<id>'. */
  file: string;
  width: number;
  height: number;
  bytes: number;
  addedAt: Date;
  /** Who added it; null for a visitor. */
  adminId: string | null;
  /** When the owner noted that the householder lets us show it. */
  consentedAt: Date | null;
  /** When it was moved to the bin. */
  removedAt: Generated<Date | null>;
}

/** The next step with a request, and its date in German local time: '2026-11-24', '09:00'. */
export interface NextDate {
  what: string;
  day: string;
  /** Optional for a callback only. */
  time?: string | undefined;
  /** The length; by default that of its kind. */
  hours?: number | undefined;
  place?: string | undefined;
}

/** The history of a request. Rows are only added; a further row undoes an earlier one. */
export interface CaseEventsTable {
  caseId: string;
  /** From 1 on, without gaps within a case, so that two parallel writes can't take the same number. */
  number: number;
  at: Date;
  /** Null for automatic entries, and for deleted administrators. */
  adminId: string | null;
  kind: EntryKind;
  /** The request's step from this entry on. Step, way and kind of date may be retired ones. */
  step: string | null;
  way: string | null;
  /** A note, or why somebody declined. */
  text: string | null;
  /** A new date as JSON; 'undated' removes it, and so does the end of a request. */
  nextDate: ColumnType<NextDate | null, string | null, never>;
  cents: number | null;
  /** The number of the entry that this one undoes. */
  undoes: number | null;
}
