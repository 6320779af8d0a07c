import type { Generated } from 'kysely';
import type { StoredForm } from './contact-submissions.ts';

export type SuspicionReason = 'honeypot' | 'too-fast';

/** What honeypot and filling time caught: kept apart from the inbox, and the owner can take it over. */
export interface ContactSuspectsTable extends StoredForm {
  reason: SuspicionReason;
  /** Since when it lies in the bin. */
  deletedAt: Generated<Date | null>;
}
