import * as z from 'zod/mini';
import { notebookCustomer } from '#domain/jobs/notebook.ts';
import { requestErrors } from '#domain/requests/texts.ts';
import { defineRoute } from '#shared/api/define-route.ts';
import { NOTEBOOK_BODY_MAX_BYTES as maxBodyBytes, NOTEBOOK_CUSTOMERS_MAX } from './limits.ts';

const { notAForm, notAMoment } = requestErrors;
const customers = z.array(notebookCustomer, notAForm).check(z.maxLength(NOTEBOOK_CUSTOMERS_MAX, notAForm));

export const notebookRoutes = {
  check: defineRoute('POST', '/api/admin/notebook/check', 'owner', {
    body: z.object({ customers }, notAForm),
    answers: { 200: z.object({ known: z.array(z.object({ place: z.int(), news: z.array(z.string()) })) }) },
    maxBodyBytes,
  }),
  take: defineRoute('POST', '/api/admin/notebook', 'owner', {
    body: z.object({ customers, key: z.uuid(notAForm) }, notAForm),
    maxBodyBytes,
  }),
  /** The last imports; `free`: how many of one may be taken back, because nothing followed. */
  batches: defineRoute('GET', '/api/admin/notebook', 'owner', {
    answers: { 200: z.array(z.object({ at: z.iso.datetime(), count: z.int(), free: z.int() })) },
  }),
  takeBack: defineRoute('DELETE', '/api/admin/notebook', 'owner', {
    query: z.object({ at: z.iso.datetime(notAMoment) }),
  }),
};
