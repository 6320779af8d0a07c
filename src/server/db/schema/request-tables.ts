import type { ColumnType, Generated } from 'kysely';
import type { FieldColumns } from '#shared/field-columns.ts';
import type { EntryKind, Suspicion } from '#shared/stored-words.ts';

export interface RequestTables {
  contactSubmissions: ContactSubmissionsTable;
  customers: CustomersTable;
  jobs: JobsTable;
  requestLog: RequestLogTable;
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
    photos: Generated<number>;
  };
  /** The owner's reply templates; an empty title hides a default template. */
  replyTemplates: {
    slot: number;
    title: string;
    text: string;
  };
}

/** A request by form or by call, or a suspect (Spec §3), as it was sent, with its state. */
export interface ContactSubmissionsTable extends FieldColumns {
  id: Generated<string>;
  createdAt: Generated<Date>;
  /** Keeps the same form from being stored twice. */
  idempotencyKey: string;
  dealAt: Generated<Date | null>;
  kind: Generated<'form' | 'call'>;
  /** Why it is a suspect, kept apart from the inbox until the owner accepts it. */
  suspicion: Generated<Suspicion | null>;
  deletedAt: Generated<Date | null>;
  /** Null for a suspect only. */
  customerId: Generated<string | null>;
  /** The first request of the same task; no reference, because it groups the others when the first one is erased. */
  repeats: Generated<string | null>;
  /** 'neu' until the owner moves it; may be retired. */
  step: Generated<string>;
  /** The first answer, or the answer to the request of the same task; it stops the reply clock. */
  answeredAt: Generated<Date | null>;
  /** The last answer, step, price or change of the date. */
  movedAt: Generated<Date | null>;
  /** The last price, or move to 'Angebot'. */
  offeredAt: Generated<Date | null>;
  /** The price of the job at hand, or of the last one if none follows. */
  priceCents: Generated<number | null>;
  /** Grows with each deed and each undo; 0 until the first. A line of the log has it as its number. */
  version: Generated<number>;
}

export interface CustomersTable {
  id: Generated<string>;
  /** The first request's, until the owner changes it. */
  name: string;
  /** The last one that was sent or corrected; '' without one. */
  email: Generated<string>;
  phone: string | null;
  /** Every address and number by which a new request finds the customer (`customer-keys.ts`). */
  emailKeys: Generated<string[]>;
  phoneKeys: Generated<string[]>;
  /** A number finds the customer only together with it. */
  surnameKey: string;
  /** The last place with a street, else the last place. */
  address: string | null;
  /** What the owner must know at each job: a key, a dog. */
  note: string | null;
  /** An older customer with the same number and another name: 'Dieselbe Person?' */
  likeId: string | null;
  /** When the owner said that both are different people. */
  likeAnsweredAt: Date | null;
  /** Whom the owner joined them to; kept for the undo, with `deletedAt`. */
  joinedId: string | null;
  /** The import that brought them. */
  batch: string | null;
  /** Grows with each deed on the customer alone. */
  version: Generated<number>;
  createdAt: Generated<Date>;
  deletedAt: Date | null;
}

/** A planned or finished call, visit or job. */
export interface JobsTable {
  id: Generated<string>;
  customerId: string;
  /** Null for a job of an import. */
  requestId: string | null;
  /** 'anruf', 'besichtigung', 'arbeit' or a retired kind. */
  what: string;
  /** In Germany, '2026-11-24'. A job finished before its day has the day of its end. */
  day: string;
  time: string | null;
  /** Null for the usual length of its kind. */
  hours: number | null;
  place: string | null;
  cents: number | null;
  /** Whether it is the date of its request; false after 'Fertig', its end, and the next date. */
  isOpen: Generated<boolean>;
  /** 'Fertig'; null for calls and visits. */
  doneAt: Date | null;
  paidAt: Date | null;
  cancelledAt: Date | null;
  /** The day and hour that the customer knew before a move; null for a date that was not moved. */
  wasDay: string | null;
  wasTime: string | null;
  toldAt: Date | null;
  /** The request's step before this date, which comes back if the date is removed in time. */
  stepBefore: string | null;
  /** The request's version at the last change of the date. A change quotes it, and calendars count by it (RFC 5545). */
  version: Generated<number>;
  batch: string | null;
  createdAt: Date;
  changedAt: Date;
}

/** A row as it was; `isNew` marks one that the deed added. */
export type RowBefore = { id: string; isNew?: true } & Record<string, unknown>;
export interface Before {
  requests?: RowBefore[];
  customers?: RowBefore[];
  jobs?: RowBefore[];
  photos?: RowBefore[];
}

/** A line of the history of a request, or of a customer without one. */
export interface RequestLogTable {
  id: Generated<string>;
  requestId: string | null;
  customerId: string | null;
  number: number;
  at: Date;
  /** Null for automatic lines, and for deleted administrators. */
  adminId: string | null;
  kind: EntryKind;
  /** The sentence on the screen; for a note its text. */
  words: string;
  /** The changed columns as they were, in camelCase; null if the deed cannot be undone. */
  before: ColumnType<Before | null, string | null, string | null>;
  undoneAt: Date | null;
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
  removedAt: Generated<Date | null>;
}
