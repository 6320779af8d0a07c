import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import type { TakenPush } from './push-service.ts';

/** A subscribed browser, with its private keys. */
export class Device {
  readonly endpoint: string;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`) {
    this.endpoint = endpoint;
    this.#keys.generateKeys();
  }

  /** The subscription that it sends to the site. */
  get subscription() {
    const [p256dh, auth] = [this.#keys.getPublicKey(), this.#auth].map((key) => key.toString('base64url'));
    return { endpoint: this.endpoint, p256dh: p256dh ?? '', auth: auth ?? '' };
  }

  /** Decrypts a push like a browser (RFC 8291 §3, RFC 8188 §2). @throws Error for another device's. */
  read({ body }: Pick<TakenPush, 'body'>) {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body.readUInt8(20);
    const sender = body.subarray(21, keyEnd);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const ikm = Buffer.from(hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32));
    const derive = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${name}\0`, bytes));
    const record = body.subarray(keyEnd);
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    // The padding after the text: 2 for the last record, then zeros.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}
