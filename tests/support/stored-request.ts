import type { NewRequest } from '#domain/requests/news.server.ts';
import type { ContactRequest } from '#domain/requests/request.ts';

/** A request as the database has it. */
export const storedRequest = ({
  id = '6f1c1f4e-8f6a-4d0c-9c52-0d5a2f6e7b10',
  ...fields
}: ContactRequest & { id?: string }): NewRequest => ({
  phone: null,
  service: null,
  place: null,
  message: null,
  ...fields,
  id,
  createdAt: new Date(),
  idempotencyKey: 'key',
  dealAt: null,
  kind: 'form',
  suspicion: null,
  deletedAt: null,
});
