import type { Generated } from 'kysely';
import type { ServiceKind } from '#content/service-kinds.ts';
import type { Suspicion } from '#shared/stored-words.ts';

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
