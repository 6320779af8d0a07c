import type { ColumnType } from 'kysely';
import type { Sentence, StoredFacts } from '#shared/api/site-shapes.ts';

/** JSON, which the driver takes as text and returns parsed. */
type Json<Value> = ColumnType<Value, string, string>;

/** Administrators are named by their name of that time, because they may be deleted. */
export interface SiteTables {
  siteDraft: {
    subject: string;
    /** The changed facts by field ('hours.week'), null for an absent one. */
    facts: Json<Record<string, unknown>>;
    /** Grows with every save, and never repeats: about the milliseconds of the save. */
    version: number;
    admin: string;
    savedAt: Date;
  };
  /** A published set of facts. Only the build's times and its failure are added later. */
  siteRevisions: {
    id: number;
    facts: Json<StoredFacts>;
    /** What changed since the revision before, in words. */
    sentences: Json<Sentence[]>;
    admin: string;
    createdAt: Date;
    /** The last call of the build's hook for it; null where an earlier revision's call is under way. */
    askedAt: Date | null;
    startedAt: Date | null;
    /** The end of the build; the pages are live some seconds later. */
    builtAt: Date | null;
    liveAt: Date | null;
    failedAt: Date | null;
    reason: string | null;
  };
  /** On these days nobody answers: days in Germany as '2026-11-21', both included. */
  absences: {
    id: string;
    fromDay: string;
    untilDay: string;
    /** For visitors, or ''. */
    sentence: string;
    setBy: string;
  };
  /** A picture in the store 'site-pictures', named by the SHA-256 of its bytes. */
  sitePictures: {
    digest: string;
    type: string;
    width: number;
    height: number;
    bytes: number;
    admin: string;
    uploadedAt: Date;
    /** When a draft gave it up; null if none did. */
    namedAt: Date | null;
  };
}
