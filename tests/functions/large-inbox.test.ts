import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { loggedIn } from '../support/admin.ts';
import { contact } from '../support/api/both-doors.ts';
import { testDatabase } from '../support/database.ts';
import { invoke } from '../support/invoke.ts';
import { storeManyContacts } from '../support/many-contacts.ts';

const { db } = testDatabase();

/** What Netlify lets pass of a function's answer that is not a stream. */
const NETLIFY_BUFFERED_BYTES = 6 * 1024 * 1024;
const NETLIFY_STREAMED_BYTES = 20 * 1024 * 1024;
const REQUESTS = 10_000;

it('ten thousand requests are answered within what Netlify lets pass, as one plain list', async () => {
  const cookie = await loggedIn(db);
  await storeManyContacts(db, REQUESTS);
  const ask = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    const answer = await invoke(contact, '/api/admin/contact?all=true', { cookie, headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    return { encoding: answer.headers.get('content-encoding'), bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const plain = await ask('identity, gzip;q=0');
  expect(plain.encoding).toBeNull();
  // Too much at once, which is why it leaves as a stream.
  expect(plain.bytes.length).toBeGreaterThan(NETLIFY_BUFFERED_BYTES);
  expect(plain.bytes.length).toBeLessThan(NETLIFY_STREAMED_BYTES);
  expect((JSON.parse(plain.bytes.toString()) as unknown[]).length).toBe(REQUESTS);

  const packed = await ask('gzip, deflate, br, zstd');
  expect(packed.encoding).toBe('gzip');
  expect(packed.bytes.length).toBeLessThan(NETLIFY_BUFFERED_BYTES / 2);
  expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
});

it('a short list is neither packed nor a reason to', async () => {
  const cookie = await loggedIn(db);
  const headers = { 'accept-encoding': 'gzip' };
  const answer = await invoke(contact, '/api/admin/contact?all=true', { cookie, headers });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.json()).toEqual([]);
});
