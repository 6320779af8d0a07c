import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** How a mail server may behave; all but 'takes' are somebody's fault. */
type Manner =
  | 'takes'
  | 'refuses the login'
  | 'refuses the address'
  | 'is busy'
  | 'refuses the mail'
  | 'dies within the mail'
  | 'dies after taking the mail';

export interface TestMailServer {
  url: string;
  /** What it has taken, oldest first. */
  mails: Email[];
  behave: (manner: Manner) => void;
  /** Nobody listens any more at its address, until it is opened again. */
  close: () => Promise<void>;
  open: () => Promise<void>;
}

const answer = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/** A real SMTP server that takes mails, or not; well-behaved and empty at the start of every test. */
export function testMailServer(): TestMailServer {
  let manner: Manner = 'takes';
  let server: SMTPServer;
  let port = 0;
  const sockets = new Set<Socket>();
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const mailServer: TestMailServer = {
    url: '',
    mails: [],
    behave: (wanted) => {
      manner = wanted;
    },
    open,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  async function open() {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      authOptional: true,
      disableReverseLookup: true,
      closeTimeout: 100,
      onAuth: (_auth, _session, done) =>
        manner === 'refuses the login' ? done(answer(535, '5.7.8 Authentication failed')) : done(null, { user: 'x' }),
      onRcptTo: (_address, _session, done) =>
        done(manner === 'refuses the address' ? answer(550, '5.1.1 No such user') : null),
      onData: (stream, _session, done) => {
        if (manner === 'dies within the mail') {
          cutAll();
          return;
        }
        buffer(stream).then(async (raw) => {
          if (manner === 'is busy') return done(answer(451, '4.7.1 Greylisted, come again'));
          if (manner === 'refuses the mail') return done(answer(554, '5.7.1 Looks like spam'));
          mailServer.mails.push(await PostalMime.parse(raw));
          if (manner === 'dies after taking the mail') cutAll();
          else done(null);
        }, done);
      },
    });
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
    mailServer.url = `smtp://web:secret@127.0.0.1:${port}`;
  }

  beforeAll(open);
  beforeEach(() => {
    manner = 'takes';
    mailServer.mails.length = 0;
    process.env.SMTP_URL = mailServer.url;
  });
  afterAll(async () => {
    delete process.env.SMTP_URL;
    await mailServer.close();
  });
  return mailServer;
}

/** A server that accepts connections and never says a word. */
export async function silentServer(): Promise<{ url: string; [Symbol.asyncDispose]: () => Promise<void> }> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
