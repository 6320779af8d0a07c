/** What a PostgreSQL client may send before its first real message; these carry a code instead of a type byte. */
const OPENINGS = new Map([
  [80_877_103, 'encryption'], // SSLRequest
  [80_877_104, 'encryption'], // GSSENCRequest
  [80_877_102, 'cancel'],
]);
const PROTOCOL_MAJOR = 3;
const OPENING_BYTES = 8;
/** PostgreSQL's own limit for one message. */
const LARGEST_MESSAGE_BYTES = 1024 ** 3;

export interface ClientMessage {
  /** The protocol's type letter; before the first real message 'encryption', 'cancel' or 'startup'. */
  type: string;
  bytes: Buffer;
}

/**
 * Cuts a client's byte stream into whole messages (PostgreSQL, "Message Formats"). What is not complete yet
 * waits for the next chunk.
 */
export class ClientMessages {
  #rest: Buffer = Buffer.alloc(0);
  #started = false;

  /** @throws Error when the bytes are not PostgreSQL's protocol. */
  push(chunk: Buffer): ClientMessage[] {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const complete: ClientMessage[] = [];
    for (let message = this.#next(); message !== undefined; message = this.#next()) complete.push(message);
    return complete;
  }

  #next(): ClientMessage | undefined {
    const headBytes = this.#started ? 5 : OPENING_BYTES;
    if (this.#rest.length < headBytes) return undefined;
    const type = this.#started ? this.#rest.toString('latin1', 0, 1) : openingType(this.#rest.readUInt32BE(4));
    const length = this.#started ? 1 + this.#rest.readUInt32BE(1) : this.#rest.readUInt32BE(0);
    if (length < headBytes || length > LARGEST_MESSAGE_BYTES) throw new Error('Not a PostgreSQL client.');
    if (this.#rest.length < length) return undefined;
    const bytes = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    if (type === 'startup') this.#started = true;
    return { type, bytes };
  }
}

function openingType(code: number): string {
  const type = OPENINGS.get(code) ?? (code >>> 16 === PROTOCOL_MAJOR ? 'startup' : undefined);
  if (type === undefined) throw new Error('Not a PostgreSQL client.');
  return type;
}
