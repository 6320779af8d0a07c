import type { ColumnType, Generated } from 'kysely';
import type { ServiceKind } from '#content/service-kinds.ts';
import type { Step } from '#content/steps.ts';
import type { AnswerWay, DATE_KINDS, EntryKind, Suspicion } from '#shared/stored-words.ts';

/** The tables of domain/requests, and of admin/inbox the last. */
export interface RequestTables {
  contactSubmissions: ContactSubmissionsTable;
  caseEvents: CaseEventsTable;
  /** One row: the company holidays, days in Germany, both included. */
  holiday: {
    isOnly: Generated<boolean>;
    fromDay: string;
    untilDay: string;
    sentence: string;
  };
  /** When an administrator has looked at the inbox last: what came later is new. */
  'shortLived.inboxSeen': {
    adminId: string;
    seenAt: Date;
  };
  /** A request that the owner is not told of yet. */
  'shortLived.newRequests': {
    contactId: string;
    createdAt: Date;
  };
  /** Texts that the owner has written; an empty title stands in the place of a usual one that is not wanted. */
  replyTemplates: {
    slot: number;
    title: string;
    text: string;
  };
}

/** A request: from the form, written down after a call, or kept apart as a robot's (Spec §3). */
export interface ContactSubmissionsTable {
  id: Generated<string>;
  name: string;
  /** '' of a call. */
  email: string;
  phone: string | null;
  service: ServiceKind | null;
  place: string | null;
  message: string | null;
  createdAt: Generated<Date>;
  /** Keeps the same form from being stored twice. */
  idempotencyKey: string;
  /** Since when it is a deal; null where none came of it. */
  dealAt: Generated<Date | null>;
  kind: Generated<'form' | 'call'>;
  /** Set: a suspect, kept apart from the inbox until the owner accepts it. */
  suspicion: Generated<Suspicion | null>;
  /** Since when it lies in the bin. */
  deletedAt: Generated<Date | null>;
}

/** What is next with a request, and when, by the clocks in Germany: '2026-11-24', '09:00'. */
export interface NextDate {
  what: (typeof DATE_KINDS)[number];
  day: string;
  /** Only who wants to call again may leave it open. */
  time?: string | undefined;
  /** How long it lasts; absent: as its kind usually does. */
  hours?: number | undefined;
  place?: string | undefined;
}

/** The history of a request. Rows are added, never changed: what is taken back is so by a further row. */
export interface CaseEventsTable {
  caseId: string;
  /** From 1 on, without gaps within a case: two who write at once can't both write the same. */
  number: number;
  at: Date;
  /** Who; null for what nobody did, and for administrators who are gone. */
  adminId: string | null;
  kind: EntryKind;
  /** Where the request stands since. */
  step: Step | null;
  way: AnswerWay | null;
  /** A note, or why somebody declined. */
  text: string | null;
  /** The date that was set; 'undated' takes it away, and so does the end of a request. Written as JSON. */
  nextDate: ColumnType<NextDate | null, string | null, never>;
  /** A price that was quoted. */
  cents: number | null;
  /** The number of the entry that this one takes back. */
  undoes: number | null;
}
