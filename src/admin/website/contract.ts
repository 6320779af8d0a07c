import * as z from 'zod/mini';
import { siteAnswers as errors } from '#domain/site/texts.ts';
import { bytes, defineRoute, moment } from '#shared/api/define-route.ts';
import { FACT_BODY_MAX_BYTES, SITE_PICTURE } from './limits.ts';

/** The changed facts of a subject by field, null for an absent one. `version` grows with every save. */
const draft = z.object({
  subject: z.string(),
  facts: z.record(z.string(), z.unknown()),
  version: z.number(),
  admin: z.string(),
  savedAt: moment,
});

const facts = z.record(z.string(), z.record(z.string(), z.unknown()));

const build = z.object({
  revision: z.number(),
  state: z.enum(['queued', 'building', 'live', 'failed']),
  /** The press of the button, and the begin and end of the work; null until then. */
  askedAt: moment,
  startedAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  reason: z.nullable(z.string()),
});

const sentence = z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() });

const revision = z.object({
  id: z.number(),
  admin: z.string(),
  createdAt: moment,
  liveAt: z.nullable(moment),
  failedAt: z.nullable(moment),
  reason: z.nullable(z.string()),
  sentences: z.array(sentence),
  /** False for one that is a year old, or that named a picture without consent: it can't be published again. */
  hasFacts: z.boolean(),
  /** The newer one that was built in its place and went live; 0 if none went live. */
  publishedWith: z.nullable(z.number()),
});
export type RevisionLine = z.output<typeof revision>;

const website = z.object({
  /** The revision that answers; 0: the files of the repository. */
  revision: z.number(),
  liveSince: z.nullable(moment),
  facts,
  draft: z.array(draft),
  build: z.nullable(build),
  mayPublish: z.boolean(),
  publisher: z.string(),
  publishedThisMonth: z.number(),
  costsCredits: z.boolean(),
});
export type Website = z.output<typeof website>;

const { unreadable } = errors;
const subject = z.string(unreadable).check(z.regex(/^[a-z]{1,40}$/, unreadable));
const field = z.string(unreadable).check(z.maxLength(100, unreadable), z.regex(/^\w+\.\w+$/, unreadable));
const version = z.number(unreadable);
const pictureName = z.object({ file: z.string().check(z.regex(/^[0-9a-f]{64}\.jpg$/)) });
const revisionId = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2 ** 31 - 1)) });

/**
 * What the owner changes on the website: one draft for all, published by the owner alone. What visitors then read asks
 * for the proof, because a copied cookie must not change the number that customers call.
 */
export const websiteRoutes = {
  show: defineRoute('GET', '/api/admin/website', 'admin', { answers: { 200: website } }),
  /**
   * Keeps all changed facts of a subject, and drops those that are live already. `seen` is the version that was last
   * read, 0 for none. 409 says who was faster; 422 has a sentence by path ('hours.week.phone.0.from').
   */
  save: defineRoute('PUT', '/api/admin/website/draft', 'admin', {
    body: z.object({ subject, facts: z.record(field, z.unknown(), unreadable), seen: version }, unreadable),
    answers: { 200: draft },
    maxBodyBytes: FACT_BODY_MAX_BYTES,
  }),
  /** Publishes the draft that was seen. 409 if it is another by now; 422 with what the law needs, by path. */
  publish: defineRoute('POST', '/api/admin/website/publish', 'owner', {
    needsProof: true,
    body: z.object({ seen: z.array(z.object({ subject, version }, unreadable), unreadable) }, unreadable),
    answers: { 202: build },
  }),
  revisions: defineRoute('GET', '/api/admin/website/revisions', 'admin', {
    answers: { 200: z.array(revision) },
  }),
  publishRevision: defineRoute('POST', '/api/admin/website/revisions/:id/publish', 'owner', {
    needsProof: true,
    params: revisionId,
    answers: { 202: build },
  }),
  /** A live page as HTML for a frame of the editor: '/faq'. */
  page: defineRoute('GET', '/api/admin/website/page', 'admin', {
    query: z.object({
      path: z.string(errors.noPage).check(z.maxLength(200, errors.noPage), z.regex(/^\/[\w/-]*$/, errors.noPage)),
    }),
    answers: { 200: z.string() },
  }),
  /** Takes a picture that the browser made smaller. Its `file` is what the facts name. */
  addPicture: defineRoute('POST', '/api/admin/website/pictures', 'admin', {
    ...bytes(SITE_PICTURE.maxBytes, ['image/jpeg']),
    answers: { 201: z.object({ file: z.string(), width: z.number(), height: z.number() }) },
  }),
  offered: defineRoute('GET', '/api/admin/website/offered-photos', 'admin', {
    answers: { 200: z.array(z.object({ id: z.uuid(), place: z.nullable(z.string()), consentedAt: moment })) },
  }),
  picture: defineRoute('GET', '/api/admin/website/pictures/:file', 'admin', {
    params: pictureName,
    answers: { 200: z.instanceof(Uint8Array<ArrayBufferLike>) },
  }),
  /**
   * Ends the consent to a picture: it goes from live facts, which are published anew, from earlier revisions, the draft,
   * the store and the backups' copies. 422 where the page needs one in its place.
   */
  withdrawPicture: defineRoute('DELETE', '/api/admin/website/pictures/:file', 'owner', {
    needsProof: true,
    params: pictureName,
    answers: { 200: z.object({ ok: z.literal(true) }), 202: build },
  }),
};
