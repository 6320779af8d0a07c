import * as z from 'zod/mini';
import { NOTEBOOK_BODY_MAX_BYTES, NOTEBOOK_CUSTOMERS_MAX } from '#config/limits.ts';
import { notebookCustomer } from '#domain/requests/notebook.ts';
import { requestErrors } from '#domain/requests/texts.ts';
import { defineRoute } from '#shared/api/define-route.ts';

const customers = z
  .array(notebookCustomer, requestErrors.notAForm)
  .check(z.maxLength(NOTEBOOK_CUSTOMERS_MAX, requestErrors.notAForm));

export const notebookRoutes = {
  /** Names the places in the list of those who are stored already or stand earlier in it. */
  check: defineRoute('POST', '/api/admin/notebook/check', 'owner', {
    body: z.object({ customers }, requestErrors.notAForm),
    answers: { 200: z.object({ known: z.array(z.int()) }) },
    maxBodyBytes: NOTEBOOK_BODY_MAX_BYTES,
  }),
  /** Stores the others, once per key, and returns their number. */
  take: defineRoute('POST', '/api/admin/notebook', 'owner', {
    body: z.object({ customers, key: z.uuid(requestErrors.notAForm) }, requestErrors.notAForm),
    answers: { 200: z.object({ count: z.int() }) },
    maxBodyBytes: NOTEBOOK_BODY_MAX_BYTES,
  }),
  /** The last import; `free`: how many of it may be taken back, because nothing followed. */
  last: defineRoute('GET', '/api/admin/notebook', 'owner', {
    answers: { 200: z.nullable(z.object({ at: z.iso.datetime(), count: z.int(), free: z.int() })) },
  }),
  /** Deletes the customers of an import on whom nothing followed. */
  takeBack: defineRoute('DELETE', '/api/admin/notebook', 'owner', {
    query: z.object({ at: z.iso.datetime(requestErrors.notAMoment) }),
    answers: { 200: z.object({ removed: z.int(), stayed: z.int() }) },
  }),
};
