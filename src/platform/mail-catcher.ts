import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { platformTexts } from './texts.ts';

/** Replaces the mail server: stores each mail in `directory` as .eml and .txt, and sends nothing. `url` is for SMTP_URL. */
export async function startMailCatcher(directory: string) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      buffer(stream)
        .then((raw) => keep(directory, raw))
        .then((path) => console.log(platformTexts.mailCaught(session.envelope.rcptTo[0]?.address ?? '', path)))
        .then(() => done(), done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise<void>((resolve) => server.close(resolve)) };
}

/** @returns the readable file's path. */
async function keep(directory: string, raw: Buffer): Promise<string> {
  const { subject = '', text = '', from, to, replyTo } = await PostalMime.parse(raw);
  const stamp = new Date().toISOString().replaceAll(':', '-');
  // File names without special characters, for every system.
  const path = join(directory, `${stamp} ${subject.replace(/[^\p{L}\p{N} _-]/gu, '')}`.slice(0, 120));
  const head = [
    `Von: ${from?.name} <${from?.address}>`,
    `An: ${(to ?? []).map(({ address }) => address).join(', ')}`,
    `Antwort an: ${(replyTo ?? []).map(({ address }) => address).join(', ')}`,
    `Betreff: ${subject}`,
  ];
  await mkdir(directory, { recursive: true });
  await writeFile(`${path}.eml`, raw);
  await writeFile(`${path}.txt`, `${head.join('\n')}\n\n${text}`);
  return `${path}.txt`;
}
