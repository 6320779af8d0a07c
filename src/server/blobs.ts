import { getStore } from '@netlify/blobs';
import { PROCESSING_REGION } from '#config/processing-region.ts';
import type { DeployContext, OfDeploy } from './deploy-context.ts';

export interface BlobStore {
  name: string;
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  read: (key: string) => Promise<Buffer | undefined>;
  list: (prefix: string) => Promise<string[]>;
  remove: (key: string) => Promise<void>;
}

/** Names a store; previews have their own. */
export const storeName = (purpose: string, context: DeployContext): string =>
  context === 'production' ? purpose : `${purpose}-${context}`;

/** A misspelt one would be an empty store. */
export type StoreName = 'backups' | 'erasures' | 'outbox' | 'request-photos' | 'site-pictures';

/** Opens the deploy's own store. At each use, because Netlify grants access per request. */
export const storeOf = (purpose: StoreName, { deploy }: OfDeploy): BlobStore =>
  openBlobStore(storeName(purpose, deploy?.context ?? 'dev'));

/** Opens a store of Netlify Blobs, strongly consistent. Only commands need `access`: on the platform it is set. */
export function openBlobStore(name: string, access?: { siteID: string; token: string }): BlobStore {
  const store = getStore({ name, consistency: 'strong', region: PROCESSING_REGION.aws, ...access });
  return {
    name,
    write: async (key, bytes) => {
      // `fetch` takes any bytes; the types are narrower.
      await store.set(key, bytes as unknown as ArrayBuffer);
    },
    read: async (key) => {
      const bytes: ArrayBuffer | null = await store.get(key, { type: 'arrayBuffer' });
      return bytes === null ? undefined : Buffer.from(bytes);
    },
    list: async (prefix) => (await store.list({ prefix })).blobs.map(({ key }) => key),
    remove: (key) => store.delete(key),
  };
}
