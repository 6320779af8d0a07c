import type { Generated } from 'kysely';
import type { ServiceKind } from '#content/service-kinds.ts';

/** A visitor's request (Spec §3), with the key that keeps the same form from being stored twice. */
export interface ContactSubmissionsTable {
  id: Generated<string>;
  name: string;
  email: string;
  phone: string | null;
  service: ServiceKind | null;
  message: string | null;
  createdAt: Generated<Date>;
  idempotencyKey: string;
}
