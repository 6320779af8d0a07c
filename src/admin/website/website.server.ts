import { allFacts } from '#content/all-facts.ts';
import type { Facts } from '#content/facts-schema.ts';
import { publicPageOf } from '#content/pages.ts';
import { textsIn } from '#content/sample-marks.ts';
import { findAdministrators } from '#domain/people/administrators.server.ts';
import { noteSecurity } from '#domain/people/security-log.server.ts';
import type { Admin } from '#domain/people/sessions.server.ts';
import { findOffered } from '#domain/requests/photos/photos.server.ts';
import { buildOf, publishedWith } from '#domain/site/build-state.server.ts';
import { changeSentences } from '#domain/site/changes.ts';
import { obstaclesIn } from '#domain/site/contradictions.ts';
import { type Draft, findDraft, findSubject, saveDraft } from '#domain/site/draft.server.ts';
import { findPictures, picturesIn, removePicture, sitePictures, storePicture } from '#domain/site/pictures.server.ts';
import { confirmedOnly } from '#domain/site/promises.ts';
import { findNewest } from '#domain/site/publication.server.ts';
import { addRevision, askForBuild, countBuilds, findRevision, findRevisions } from '#domain/site/revisions.server.ts';
import { changesOf, checkFact, isSameValue, readStored, toStored, withoutThoseIn } from '#domain/site/stored-facts.ts';
import { subjectOf } from '#domain/site/subjects.ts';
import { siteAnswers as answers } from '#domain/site/texts.ts';
import { forgetNamesOf, withoutPicture } from '#domain/site/withdrawn-pictures.server.ts';
import { revision } from '#facts/revision.ts';
import { HttpError } from '#http/http-error.ts';
import { type Caller, type HandlerContext, Reply, serve } from '#http/serve.ts';
import { httpTexts } from '#http/texts.ts';
import type { Db } from '#server/db/schema/index.ts';
import { buildHookIn } from '#server/environment.ts';
import { ownOrigin } from '#server/own-origin.ts';
import { lookAtPicture } from '#server/pictures/look-at.server.ts';
import { berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { germanTime } from '#shared/format/german-date.ts';
import { websiteRoutes } from './contract.ts';
import { SITE_PICTURE } from './limits.ts';

export const door = serve(websiteRoutes, {
  async show({ deploy }, { db, admin, now }) {
    const monthBegins = berlinMoment(`${berlinDay(now).slice(0, 7)}-01`, '00:00') ?? now;
    const [draft, [newest], live, administrators, publishedThisMonth] = await Promise.all([
      findDraft(db),
      findRevisions(db, 1),
      findRevision(db, revision),
      findAdministrators(db),
      countBuilds(db, monthBegins),
    ]);
    return {
      revision,
      liveSince: live?.liveAt ?? live?.builtAt ?? null,
      facts: toStored(allFacts),
      // Without what is live already, also if the word of a build's end was lost.
      draft: draft.map((one) => ({ ...one, facts: withoutThoseIn(allFacts, one.facts) })),
      build: newest ? buildOf(newest, now, revision) : null,
      mayPublish: admin.isOwner,
      publisher: administrators.find(({ isOwner }) => isOwner)?.username ?? '',
      publishedThisMonth,
      costsCredits: isPublic(deploy),
    };
  },

  async save({ body: { subject, facts, seen } }, { db, admin, now }) {
    const before = await findSubject(db, subject);
    const checked = await checkedFacts(db, subject, facts, before?.facts ?? {});
    const save = { subject, facts: withoutThoseIn(allFacts, checked), seen, admin: admin.username };
    return (await saveDraft(db, save, now)) ?? conflict(await findSubject(db, subject));
  },

  async publish({ body: { seen }, deploy }, { db, admin, now }) {
    const draft = await findDraft(db);
    const versions = new Map(seen.map(({ subject, version }) => [subject, version]));
    const isSeen = versions.size === draft.length && draft.every((one) => versions.get(one.subject) === one.version);
    if (!isSeen) throw new HttpError(409, answers.draftChanged);
    const changes = changesOf(draft);
    if (Object.keys(withoutThoseIn(allFacts, changes)).length === 0) throw new HttpError(422, answers.nothingToPublish);
    const facts = confirmedOnly(allFacts, readStored(allFacts, {}, changes));
    return publishFacts(facts, { db, admin, now, deploy, live: allFacts });
  },

  async revisions(_, { db }) {
    const all = await findRevisions(db);
    return all.map((one) => ({ ...one, publishedWith: publishedWith(one, all) }));
  },

  async publishRevision({ params: { id }, deploy }, { db, admin, now }) {
    const { facts, hasFacts } = (await findRevision(db, id)) ?? missing();
    if (!hasFacts) throw new HttpError(422, answers.oldRevision);
    return publishFacts(readStored(facts, allFacts), { db, admin, now, deploy });
  },

  async page({ query }) {
    const page = publicPageOf(query.path);
    const answer = page === undefined ? undefined : await fetch(ownOrigin() + page).catch(() => undefined);
    if (!answer?.ok) throw new HttpError(404, answers.noPage);
    const html = (await answer.text()).replace(/<script\b.*?<\/script>/gs, '');
    return new Reply(200, html, [], FRAMED);
  },

  async addPicture({ body, deploy }, { db, admin, now }) {
    const picture = lookAtPicture(body, SITE_PICTURE);
    if ('refused' in picture) throw new HttpError(422, picture.refused);
    const file = await storePicture(db, sitePictures({ deploy }), picture, admin.username, now);
    return new Reply(201, { file, width: picture.width, height: picture.height });
  },

  async withdrawPicture({ params: { file }, deploy }, { db, admin, now }) {
    const live = toStored(allFacts);
    const facts = withoutPicture(live, file);
    if (!facts) throw new HttpError(422, answers.pictureIsNeeded);
    const newest = await findNewest(db);
    const isNamed = picturesIn([live, newest?.facts]).includes(file);
    const forget = (transaction: Db) => forgetNamesOf(transaction, file);
    const answer = isNamed
      ? await publishFacts(readStored(facts, {}), { db, admin, now, deploy, first: forget })
      : await db.transaction().execute(forget);
    await removePicture(db, file, { deploy });
    return answer ?? new Reply(200, { ok: true as const });
  },

  offered: (_, { db }) => findOffered(db),

  async picture({ params: { file }, deploy }) {
    const bytes = await sitePictures({ deploy }).read(file);
    if (!bytes) throw new HttpError(404, answers.noPicture);
    return new Reply(200, bytes, [], { 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=604800' });
  },
});

/** A page for the editor's frame alone: without scripts, because what it shows is changed there. */
const FRAMED = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; font-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-embedder-policy': 'require-corp',
};

const isPublic = (deploy: Caller['deploy']) => deploy?.id !== 'local';

const missing = (): never => {
  throw new HttpError(404, answers.noRevision);
};

function conflict(draft: Draft | undefined): never {
  throw new HttpError(409, draft ? answers.changedBy(draft.admin, germanTime(draft.savedAt)) : answers.draftChanged);
}

/**
 * Returns changed facts as their schemas read them; what is in the draft as it is was checked before.
 * @throws HttpError 422 with a sentence by path, also for a picture that is not there.
 */
async function checkedFacts(db: Db, subject: string, typed: Draft['facts'], before: Draft['facts']) {
  const known = new Set([...textsIn(allFacts).map(([, text]) => text), ...(await findPictures(db))]);
  const fieldErrors: Record<string, string> = {};
  const facts: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(typed)) {
    facts[field] = value;
    if (Object.hasOwn(before, field) && isSameValue(before[field], value)) continue;
    const checked = checkFact(subjectOf(field) === subject ? field : '', value);
    if ('errors' in checked) Object.assign(fieldErrors, checked.errors);
    else facts[field] = checked.value;
    for (const [path, file] of textsIn({ [field]: facts[field] }))
      if (path.endsWith('.file') && !known.has(file)) fieldErrors[path] ??= answers.noPicture;
  }
  if (Object.keys(fieldErrors).length > 0) throw new HttpError(422, httpTexts.invalid, { fieldErrors });
  return facts;
}

interface Publication extends HandlerContext, Pick<Caller, 'deploy'> {
  admin: Admin;
  /** Asks for a yes to each promise that no page can do without. */
  live?: Facts;
  first?: (transaction: Db) => Promise<void>;
}

/**
 * Stores facts as a new revision, with its line of the security log, and asks for a build.
 * @throws HttpError 422 for facts that break their schema or the law, a sentence for each.
 */
async function publishFacts(facts: Facts, { db, admin, now, deploy, first, live }: Publication) {
  const fieldErrors = obstaclesIn(facts, { isPublic: isPublic(deploy), ...(live && { live }) });
  if (Object.keys(fieldErrors).length > 0) throw new HttpError(422, answers.notYet, { fieldErrors });
  const sentences = changeSentences(allFacts, facts);
  const revised = { facts: toStored(facts), sentences, admin: admin.username };
  const { id, isToAsk } = await db.transaction().execute(async (transaction) => {
    await first?.(transaction);
    const added = await addRevision(transaction, { ...revised, live: revision }, now);
    if (added.isNew) await noteSecurity(transaction, { kind: 'published', by: admin, revision: added.id }, now);
    return added;
  });
  if (isToAsk) await askForBuild(db, id, buildHookIn(), now);
  const stored = (await findRevision(db, id)) ?? missing();
  return new Reply(202, buildOf(stored, now, revision));
}
