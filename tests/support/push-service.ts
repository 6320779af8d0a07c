import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestOptions, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { isOfPushService } from '#config/push-services.ts';

/** What a push service has taken. */
export interface TakenPush {
  path: string;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** How it answers: a status, with headers where they matter, or not at all. */
type Manner = { status: number; headers?: Record<string, string> } | 'silent';

export interface TestPushService {
  pushes: TakenPush[];
  answers: (manner: Manner) => void;
}

let port = 0;

/**
 * Stands in for `src/server/push/connect.ts`, which refuses this machine: every push service is at the loopback address
 * then. `vi.mock('#server/push/connect.ts', async () => import('../support/push-service.ts'))`
 */
export function connect(url: URL, options: RequestOptions) {
  if (!isOfPushService(url.href)) throw new Error(`no push service: ${url.href}`);
  const headers = { ...options.headers, host: url.host };
  return request({ ...options, headers, host: '127.0.0.1', port, path: url.pathname });
}

/** A server that plays all push services; well-behaved and empty at the start of every test. */
export function testPushService(): TestPushService {
  let manner: Manner = { status: 201 };
  let server: Server;
  const service: TestPushService = {
    pushes: [],
    answers: (next) => {
      manner = next;
    },
  };
  beforeAll(async () => {
    server = createServer(async (incoming, outgoing) => {
      // Whose sender's time is over within the push has sent none.
      const body = await buffer(incoming).catch(() => undefined);
      if (!body || manner === 'silent') return;
      if (manner.status === 201) {
        service.pushes.push({ path: incoming.url ?? '', headers: incoming.headers as TakenPush['headers'], body });
      }
      outgoing.writeHead(manner.status, manner.headers).end(`what ${manner.status} means`);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    manner = { status: 201 };
    service.pushes.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return service;
}

/** A browser that subscribed, with what it keeps to itself. */
export class Device {
  readonly endpoint: string;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`) {
    this.endpoint = endpoint;
    this.#keys.generateKeys();
  }

  /** What it tells the site. */
  get subscription() {
    const [p256dh, auth] = [this.#keys.getPublicKey(), this.#auth].map((key) => key.toString('base64url'));
    return { endpoint: this.endpoint, p256dh: p256dh ?? '', auth: auth ?? '' };
  }

  /** What a push says. */
  read({ body }: Pick<TakenPush, 'body'>) {
    return JSON.parse(decrypted(body, this.#keys.getPrivateKey(), this.#auth));
  }
}

/** A message as a browser decrypts it (RFC 8291 §3, RFC 8188 §2), of one record. @throws Error for any other key. */
export function decrypted(message: Buffer, privateKey: Buffer, auth: Buffer): string {
  const salt = message.subarray(0, 16);
  const keyEnd = 21 + message.readUInt8(20);
  const sender = message.subarray(21, keyEnd);
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const ikm = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${name}\0`, bytes));
  const record = message.subarray(keyEnd);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // Behind the text: 2 for the last record, then zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
