import type { Generated } from 'kysely';
import type { ServiceKind } from '#content/service-kinds.ts';

/** What is stored of every form: Spec §3, and the key that keeps the same form from being stored twice. */
export interface StoredForm {
  id: Generated<string>;
  name: string;
  email: string;
  phone: string | null;
  service: ServiceKind | null;
  place: string | null;
  message: string | null;
  createdAt: Generated<Date>;
  idempotencyKey: string;
}

/** A visitor's request in the owner's inbox. */
export interface ContactSubmissionsTable extends StoredForm {
  /** Since when the owner has marked it as a deal; null where none came of it. */
  dealAt: Generated<Date | null>;
}
