import { perField } from '#domain/requests/fields.ts';
import type { NewRequest } from '#domain/requests/news.server.ts';
import type { VisitorRequest } from '#domain/requests/request.ts';
import type { FieldColumns } from '#shared/field-columns.ts';

/** Returns a request in the form of its database row. */
export const storedRequest = ({
  id = '6f1c1f4e-8f6a-4d0c-9c52-0d5a2f6e7b10',
  ...fields
}: VisitorRequest & { id?: string }): NewRequest => ({
  ...perField<FieldColumns>((field) => fields[field] ?? null),
  id,
  createdAt: new Date(),
  idempotencyKey: 'key',
  dealAt: null,
  kind: 'form',
  suspicion: null,
  deletedAt: null,
  customerId: null,
  repeats: null,
  step: 'neu',
  answeredAt: null,
  movedAt: null,
  offeredAt: null,
  priceCents: null,
  version: 0,
  mayHaveReceipt: true,
  photos: 0,
});
