import { networkInterfaces } from 'node:os';
import { getStore } from '@netlify/blobs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startBlobs } from '#platform/blobs.ts';
import { openBlobStore } from '#server/blobs.ts';
import { emptyFolder } from '../support/folders.ts';

async function blobsIn(directory: string) {
  const blobs = await startBlobs(directory);
  onTestFinished(blobs.stop);
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', blobs.context);
  return { address: JSON.parse(Buffer.from(blobs.context, 'base64').toString()).edgeURL as string };
}

const notes = () => getStore({ name: 'notes', consistency: 'strong' });

test('Blobs refuse a connection without the token, and listen on loopback only', async () => {
  const { address } = await blobsIn(await emptyFolder());
  await notes().set('secret', 'text');
  expect((await fetch(`${address}/local/site:notes/secret`)).status).toBe(403);
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((found) => found?.family === 'IPv4' && !found.internal);
  const elsewhere = address.replace('127.0.0.1', outside?.address ?? '127.0.0.2');
  await expect(fetch(elsewhere)).rejects.toThrow();
});

test('our Blobs are in the functions’ region', async () => {
  await blobsIn(await emptyFolder());
  const asked = vi.spyOn(globalThis, 'fetch');
  const store = openBlobStore('backups');
  await store.write('a/b', Buffer.from('text'));
  expect(await store.list('a/')).toEqual(['a/b']);
  const paths = asked.mock.calls.map(([address]) => new URL(String(address)).pathname);
  expect(paths).toEqual(['/region:eu-central-1/local/site:backups/a/b', '/region:eu-central-1/local/site:backups']);
});
