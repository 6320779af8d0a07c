import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** A value in CBOR (RFC 8949), as far as an authenticator needs it. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (type: number, n: number) =>
    Buffer.from(n < 24 ? [(type << 5) | n] : n < 256 ? [(type << 5) | 24, n] : [(type << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as never)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

interface Faults {
  origin?: string;
  rpId?: string;
  /** Whether somebody proved to the device who it is. */
  isVerified?: boolean;
  /** Whether another site's page framed ours. */
  crossOrigin?: boolean;
  count?: number;
}

/** A device with one key (WebAuthn, ES256, attestation 'none'), which a test may let lie. */
export class Authenticator {
  readonly id = text(randomBytes(16));
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** Answers the options of a new key. */
  make({ challenge }: { challenge: string }, faults: Faults = {}) {
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' });
    const [xy, id] = [[x, y].map((part) => Buffer.from(part, 'base64url')), Buffer.from(this.id, 'base64url')];
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, xy[0]],
        [-3, xy[1]],
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const authData = this.#data({ ...faults, attested });
    const object = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    const clientDataJSON = text(this.#client('webauthn.create', challenge, faults));
    return { id: this.id, clientDataJSON, attestationObject: text(object) };
  }

  /** Answers the options of a login. */
  sign({ challenge }: { challenge: string }, faults: Faults = {}) {
    const [data, client] = [this.#data(faults), this.#client('webauthn.get', challenge, faults)];
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#pair.privateKey);
    return { id: this.id, clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) };
  }

  #client(type: string, challenge: string, faults: Faults): Buffer {
    const { origin = 'http://localhost:8888', crossOrigin = false } = faults;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  }

  #data({ rpId = 'localhost', isVerified = true, count = 0, attested }: Faults & { attested?: Buffer }): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    const flags = 1 | (isVerified ? 4 : 0) | (attested ? 64 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, attested ?? Buffer.alloc(0)]);
  }
}
