import { type BlobStore, openBlobStore, storeName } from '#server/blobs.ts';
import type { OfDeploy } from '#server/deploy-context.ts';

/** Not among the backups, which somebody may delete. */
export const ERASURES = 'erasures';
export const notesOf = ({ deploy }: OfDeploy): BlobStore =>
  openBlobStore(storeName(ERASURES, deploy?.context ?? 'dev'));
