import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loggedIn } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { aRequest } from '../support/factories.ts';
import { invoke } from '../support/invoke.ts';

const { db, insert } = testDatabase();

/** Netlify's limit for a function's answer that is not a stream. */
const NETLIFY_BUFFERED_BYTES = 6 * 1024 * 1024;
const REQUESTS = 2000;

test('the inbox sends two thousand long requests complete and compressed, and a short list uncompressed', async () => {
  const cookie = await loggedIn(db);
  const ask = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    const answer = await invoke(api, '/api/admin/contact?all=true', { cookie, headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    return { encoding: answer.headers.get('content-encoding'), bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  expect(await ask('gzip')).toEqual({ encoding: null, bytes: Buffer.from('[]') });

  const rows = Array.from({ length: REQUESTS }, (_, n) => ({
    ...aRequest({ name: `Person ${n}`, message: `${n} Fenster, 😀 <b>gern</b> noch vor Ostern. `.repeat(90) }),
    idempotencyKey: String(n),
  }));
  await insert('contactSubmissions', rows);
  const plain = await ask('identity, gzip;q=0');
  expect(plain.encoding).toBeNull();
  expect(plain.bytes.length).toBeGreaterThan(NETLIFY_BUFFERED_BYTES);
  expect(JSON.parse(plain.bytes.toString())).toHaveLength(REQUESTS);

  const packed = await ask('gzip, deflate, br, zstd');
  expect(packed.encoding).toBe('gzip');
  expect(packed.bytes.length).toBeLessThan(NETLIFY_BUFFERED_BYTES / 2);
  expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
});
