import * as z from 'zod/mini';
import { BINNED_AT_ONCE, SEARCH_MAX_CHARS } from '#config/limits.ts';
import { SERVICE_KINDS } from '#content/service-kinds.ts';
import { listedCustomer } from '#domain/customers/listed-customer.ts';
import { listedDate } from '#domain/requests/case/date-shapes.ts';
import { caseEvent, newEntry, waiting } from '#domain/requests/case/shapes.ts';
import { binnedRequest, requestPage, requestStats, storedRequestShape, suspectsPage } from '#domain/requests/shapes.ts';
import { requestErrors } from '#domain/requests/texts.ts';
import { defineRoute } from '#shared/api/define-route.ts';
import { line } from '#shared/api/text-fields.ts';
import { isDay } from '#shared/format/berlin-day.ts';
import { STATE_FILTERS } from './request-filter.ts';

const wholeNumber = z.coerce
  .number(requestErrors.notAPage)
  .check(z.int(requestErrors.notAPage), z.minimum(1, requestErrors.notAPage));
const byId = z.object({ id: z.uuid() });
/** `before`: the number of the entry whose date was on the screen, 0 for none. */
export const byIdAndDate = z.object({
  id: z.uuid(),
  before: z.coerce.number(requestErrors.notANumber).check(z.int(), z.minimum(0)),
});
export const entered = z.object({ number: z.int() });
const done = z.object({ ok: z.literal(true) });
const removedAt = z.object({ deletedAt: z.iso.datetime() });

export const inboxRoutes = {
  /**
   * A page of the list, newest first, or with `all=true` the whole as a plain array (ruling 14): of all, or of a state,
   * a service. Never of a search, because its words name people (ruling 41).
   */
  list: defineRoute('GET', '/api/admin/contact', 'admin', {
    query: z.object({
      page: z.optional(wholeNumber),
      limit: z.optional(wholeNumber.check(z.maximum(BINNED_AT_ONCE, requestErrors.notAPage))),
      all: z.optional(z.enum(['true', 'false'], requestErrors.notYesOrNo)),
      state: z.optional(z.enum(STATE_FILTERS, requestErrors.stepUnknown)),
      service: z.optional(z.enum(SERVICE_KINDS, requestErrors.choiceUnknown)),
    }),
    answers: { 200: z.union([z.array(storedRequestShape), requestPage]) },
  }),
  /** All requests of a request's customer, newest first, and the newest of each who has the same number. */
  own: defineRoute('GET', '/api/admin/contact/:id', 'admin', {
    params: byId,
    answers: { 200: z.object({ requests: z.array(storedRequestShape), alike: z.array(storedRequestShape) }) },
  }),
  stats: defineRoute('GET', '/api/admin/contact-stats', 'admin', { answers: { 200: requestStats } }),
  remove: defineRoute('DELETE', '/api/admin/contact/:id', 'admin', { params: byId, answers: { 200: done } }),
  bin: defineRoute('GET', '/api/admin/contact-bin', 'admin', { answers: { 200: z.array(binnedRequest) } }),
  /** Moves many to the bin at once; `deletedAt` restores them. */
  removeMany: defineRoute('POST', '/api/admin/contact-bin', 'admin', {
    body: z.object({
      ids: z
        .array(z.uuid(requestErrors.notAForm), requestErrors.notAForm)
        .check(z.maxLength(BINNED_AT_ONCE, requestErrors.notAForm)),
    }),
    maxBodyBytes: BINNED_AT_ONCE * 40,
    answers: { 200: removedAt },
  }),
  restoreMany: defineRoute('POST', '/api/admin/contact-bin/restore', 'admin', {
    body: z.object({ deletedAt: z.iso.datetime(requestErrors.notAMoment) }),
    answers: { 200: done },
  }),
  restore: defineRoute('POST', '/api/admin/contact-bin/:id/restore', 'admin', { params: byId, answers: { 200: done } }),
  erase: defineRoute('DELETE', '/api/admin/contact-bin/:id', 'owner', {
    needsProof: true,
    params: byId,
    answers: { 200: done },
  }),
  emptyBin: defineRoute('DELETE', '/api/admin/contact-bin', 'owner', { needsProof: true, answers: { 200: done } }),
  /** Notes in the security log that the browser writes a file of so many requests. */
  noteExport: defineRoute('POST', '/api/admin/contact-export', 'admin', {
    body: z.object({ count: z.int(requestErrors.notANumber).check(z.nonnegative(requestErrors.notANumber)) }),
  }),
  /** A page of the suspects, newest first. The search is in the body, because its words name people (ruling 41). */
  suspects: defineRoute('POST', '/api/admin/contact-suspects/search', 'admin', {
    body: z.object({ page: wholeNumber, search: line(SEARCH_MAX_CHARS) }),
    answers: { 200: suspectsPage },
  }),
  accept: defineRoute('POST', '/api/admin/contact-suspects/:id/accept', 'admin', {
    params: byId,
    answers: { 200: done },
  }),
  /** Moves the suspects up to `until` to the bin; `deletedAt` restores them. */
  removeSuspects: defineRoute('DELETE', '/api/admin/contact-suspects', 'admin', {
    query: z.object({ until: z.iso.datetime(requestErrors.notAMoment) }),
    answers: { 200: removedAt },
  }),
  waiting: defineRoute('GET', '/api/admin/contact-waiting', 'admin', { answers: { 200: waiting } }),
  pastDates: defineRoute('GET', '/api/admin/contact-dates/:since', 'admin', {
    params: z.object({ since: z.string().check(z.refine(isDay)) }),
    answers: { 200: z.array(listedDate) },
  }),
  customers: defineRoute('GET', '/api/admin/customers', 'admin', { answers: { 200: z.array(listedCustomer) } }),
  history: defineRoute('GET', '/api/admin/contact/:id/history', 'admin', {
    params: byId,
    answers: { 200: z.array(caseEvent) },
  }),
  /** Adds an entry and returns its number, or that of an equal one since the version on the screen. */
  enter: defineRoute('POST', '/api/admin/contact/:id/history', 'admin', {
    params: byId,
    body: newEntry,
    answers: { 200: entered },
  }),
  removeDate: defineRoute('DELETE', '/api/admin/contact/:id/date/:before', 'admin', {
    params: byIdAndDate,
    answers: { 200: entered },
  }),
};
