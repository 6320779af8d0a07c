import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
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
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => keep(directory, raw))
        .then((path) => console.log(platformTexts.mailCaught(path)))
        .then(() => done(), done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise<void>((resolve) => server.close(resolve)) };
}

const OWNER_ONLY = { mode: 0o600 };

async function keep(directory: string, raw: Buffer): Promise<string> {
  const { subject = '', text = '', from, to, replyTo } = await PostalMime.parse(raw);
  const stamp = new Date().toISOString().replaceAll(':', '-');
  // No word of the mail, because subjects and addresses name visitors, and others may read terminals and folders.
  const path = join(directory, `${stamp} ${randomUUID().slice(0, 8)}`);
  const head = [
    `Von: ${from?.name} <${from?.address}>`,
    `An: ${(to ?? []).map(({ address }) => address).join(', ')}`,
    `Antwort an: ${(replyTo ?? []).map(({ address }) => address).join(', ')}`,
    `Betreff: ${subject}`,
  ];
  await mkdir(directory, { recursive: true });
  // Not left to mkdir, because an earlier version may have made the folder.
  await chmod(directory, 0o700);
  await writeFile(`${path}.eml`, raw, OWNER_ONLY);
  await writeFile(`${path}.txt`, `${head.join('\n')}\n\n${text}`, OWNER_ONLY);
  return `${path}.txt`;
}
