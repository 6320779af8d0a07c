import type { Generated } from 'kysely';
import type { CaseEventsTable } from './case-events.ts';
import type { ContactSubmissionsTable } from './contact-submissions.ts';

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
