import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { CopyDataSieve } from '#server/db/copy-data-sieve.ts';
import { GrowingBuffer } from '#server/db/growing-buffer.ts';

/** A message of PostgreSQL's protocol: its type, its length, its content. */
function message(type: string, content: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(4 + Buffer.byteLength(content), 1);
  return Buffer.concat([head, Buffer.from(content)]);
}

const begin = message('H', 'format');
const end = [message('c', ''), message('C', 'COPY 2\0'), message('Z', 'T')];
const stream = Buffer.concat([begin, message('d', '1\tGrüße\n'), message('d', '2\t\\N\n'), ...end]);

/** What the driver gets and what is kept when the stream arrives in these pieces. */
function sieved(pieces: Buffer[]) {
  const socket = new EventEmitter();
  const forDriver: Buffer[] = [];
  socket.on('data', (bytes: Buffer) => forDriver.push(Buffer.from(bytes)));
  const sieve = new CopyDataSieve(socket);
  const output = new GrowingBuffer();
  sieve.output = output;
  for (const piece of pieces) socket.emit('data', piece);
  return { rows: output.bytes().toString(), forDriver: Buffer.concat(forDriver) };
}

describe('the rows of a COPY', () => {
  it('are kept, and every other message goes on to the driver as it was', () => {
    const { rows, forDriver } = sieved([stream]);
    expect(rows).toBe('1\tGrüße\n2\t\\N\n');
    expect(forDriver).toEqual(Buffer.concat([begin, ...end]));
  });

  it('are told apart wherever the network cuts the stream', () => {
    const whole = sieved([stream]);
    for (let at = 1; at < stream.length; at++) {
      expect(sieved([stream.subarray(0, at), stream.subarray(at)])).toEqual(whole);
    }
    expect(sieved([...stream].map((byte) => Buffer.of(byte)))).toEqual(whole);
  });
});
