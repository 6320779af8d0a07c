import { getStore } from '@netlify/blobs';
import { PROCESSING_REGION } from '#config/processing-region.ts';
import type { DeployContext } from './deploy-context.ts';

/** The little that this project asks of a store of files. Keys are paths with '/'. */
export interface BlobStore {
  name: string;
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined where there is no such key. */
  read: (key: string) => Promise<Buffer | undefined>;
  /** Every key that begins so. */
  list: (prefix: string) => Promise<string[]>;
  remove: (key: string) => Promise<void>;
}

/** For commands, which run outside the platform. */
export interface BlobAccess {
  siteID: string;
  token: string;
  /** Where the API is, when it is not Netlify's own. */
  apiURL?: string;
}

/** The name of a store that previews can't reach: theirs is another one than production's. */
export const storeName = (purpose: string, context: DeployContext): string =>
  context === 'production' ? purpose : `${purpose}-${context}`;

/**
 * A store of Netlify Blobs, kept where the functions run (left out, Netlify would choose) and read with strong consistency: what was written is seen at once, everywhere. On the
 * platform the access comes from the environment.
 */
export function openBlobStore(name: string, access?: BlobAccess): BlobStore {
  const store = getStore({ name, consistency: 'strong', region: PROCESSING_REGION.aws, ...access });
  return {
    name,
    write: async (key, bytes) => {
      // What it hands to `fetch`, which takes any bytes; its types know only some.
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
