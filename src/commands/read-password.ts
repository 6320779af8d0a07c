import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Reads a password without echo, or the first line of piped input; '' for none. */
export async function readPassword(question: string): Promise<string> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/)[0] ?? '';
  stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    stdout.write('\n');
  }
}
