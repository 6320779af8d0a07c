import type { ColumnType } from 'kysely';
import type { Step } from '#content/steps.ts';
import type { AnswerWay, DATE_KINDS, EntryKind } from '#shared/stored-words.ts';

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
