import { placesOf, readForCopy } from '#domain/backups/archive/copy-file.server.ts';
import { ArchiveError } from '#domain/backups/archive/failures.ts';
import { findCopyAddress, findNewestKept, noteSaved, setCopyAddress } from '#domain/backups/copies.server.ts';
import { changeAccess } from '#domain/messages/change-access.server.ts';
import { mailProofs, noteWish } from '#domain/messages/wish-addresses.server.ts';
import { activeAddresses } from '#domain/people/administrators.server.ts';
import { noteSecurity } from '#domain/people/security-log.server.ts';
import { findTokens } from '#domain/people/tokens.server.ts';
import { fieldError, HttpError } from '#http/http-error.ts';
import type { Handlers } from '#http/serve.ts';
import { storeOf } from '#server/blobs.ts';
import type { Db } from '#server/db/schema/index.ts';
import { readEnvironment } from '#server/environment.ts';
import type { backupRoutes } from './contract.ts';
import { copyErrors as errors, copyTexts as texts } from './copy-texts.ts';

type CopyRoutes = Pick<typeof backupRoutes, 'copies' | 'setAddress' | 'copyFile' | 'copySaved'>;

export const copyHandlers: Handlers<CopyRoutes> = {
  async copies(_, { db, admin, now }) {
    const [address, [wished], newest] = await Promise.all([
      findCopyAddress(db),
      findTokens(db, { use: 'copies', adminId: admin.id }, now),
      findNewestKept(db),
    ]);
    return {
      address: address ?? '',
      waiting: wished?.email ?? null,
      hasKey: readEnvironment().backupKey !== undefined,
      newest: newest ?? null,
    };
  },

  async setAddress({ body: { address }, afterAnswer }, { db, admin, now }) {
    const before = await findCopyAddress(db);
    if (address && !readEnvironment().backupKey) throw fieldError('address', texts.noKey);
    // A new address counts when the link in a mail to it was opened.
    const isKnown = address === '' || address === before || (await activeAddresses(db)).includes(address);
    const { proofs, failure } = await mailProofs(db, admin.id, isKnown ? [] : [address], now);
    if (failure) throw fieldError('address', failure);
    await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      await noteWish(transaction, note, { admin, use: 'copies', among: [], proofs }, now);
      if (!isKnown || address === (before ?? '')) return;
      await setCopyAddress(transaction, address || null);
      await note({ kind: 'copy-address', by: admin, email: address || null });
    });
  },

  async copyFile({ params, deploy }, { db }) {
    const { folder } = await newestOf(db, params.id);
    const store = storeOf('backups', { deploy });
    try {
      const places = await placesOf({ store, folder, key: readEnvironment().backupKey });
      const place = places[params.number];
      if (!place) throw new HttpError(404, errors.missing);
      return { bytes: (await readForCopy(store, place)).toString('base64'), files: places.length };
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error;
      throw new HttpError(404, (errors as Partial<Record<string, string>>)[error.problem] ?? errors.unreadable);
    }
  },

  async copySaved({ params }, { db, admin, now }) {
    const { id } = await newestOf(db, params.id);
    await db.transaction().execute(async (transaction) => {
      await noteSaved(transaction, id, now);
      await noteSecurity(transaction, { kind: 'copy-saved', by: admin }, now);
    });
  },
};

/** @throws HttpError 404 if a newer backup came meanwhile. */
async function newestOf(db: Db, id: string) {
  const newest = await findNewestKept(db);
  if (newest?.id !== id) throw new HttpError(404, errors.missing);
  return newest;
}
