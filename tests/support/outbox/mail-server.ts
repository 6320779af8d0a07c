import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';

/** The behaviours of the mail server. All except 'takes' are faults. */
type Manner =
  | 'takes'
  | 'says nothing at all'
  | 'refuses to talk'
  | 'refuses the login'
  | 'refuses the address'
  /** Refuses one of several mails in one conversation. */
  | 'refuses one address'
  | 'is busy'
  | 'refuses the mail'
  | 'is full'
  | 'is full, by the old code'
  | 'dies within the mail'
  /** Only the first time that it gets the mail. */
  | 'dies after taking the mail'
  | 'says a word now and then';

/** The steps of a conversation. */
export const STEPS = ['connected', 'handing in', 'handed in'] as const;
export type Step = (typeof STEPS)[number];

interface CaughtMail extends Email {
  /** The bytes as sent. */
  raw: string;
}

// Greets at once, because the library waits 100 ms in every conversation for clients that talk first.
SMTPConnection.prototype.init = function init() {
  this._setListeners(() => this.connectionReady());
};

const answer = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

export type MailServer = ReturnType<typeof mailServer>;

/** Makes a real SMTP server with faults on demand. It listens once it is opened. */
export function mailServer() {
  let next: () => Manner = () => 'takes';
  let server: SMTPServer;
  let port = 0;
  let limit = Number.POSITIVE_INFINITY;
  let pause: { step: Step; reached: (goOn: () => void) => void } | undefined;
  const sockets = new Map<number, Socket>();
  const manners = new Map<string, Manner>();
  const mannerOf = ({ id }: SMTPServerSession) => manners.get(id) ?? 'takes';
  const socketOf = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort);
  const self = {
    url: '',
    /** The accepted mails, oldest first. */
    mails: [] as CaughtMail[],
    /** Resets the behaviour and removes all mails. */
    calm: () => {
      next = () => 'takes';
      pause = undefined;
      self.takeAtMost(Number.POSITIVE_INFINITY, false);
      self.mails.length = 0;
    },
    /** Sets the behaviour from now on, or for each new conversation. */
    behave: (wanted: Manner | (() => Manner)) => {
      next = typeof wanted === 'function' ? wanted : () => wanted;
    },
    /** Takes no larger mails, and says so at the beginning of a conversation (RFC 1870) or not at all. */
    takeAtMost: (bytes: number, isSaid: boolean) => {
      limit = bytes;
      server.options.size = isSaid ? bytes : undefined;
    },
    /** Pauses the next conversation at this step. Resolves there with a function that continues. */
    pauseAt: (step: Step) => {
      const { promise, resolve } = Promise.withResolvers<() => void>();
      pause = { step, reached: resolve };
      return promise;
    },
    open,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };

  /** Pauses if pauseAt has asked for this step. */
  async function pass(step: Step): Promise<void> {
    if (pause?.step !== step) return;
    const { reached } = pause;
    pause = undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    reached(resolve);
    await promise;
  }

  async function open() {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      // Strict: other signs than ASCII in a header need SMTPUTF8 (RFC 6531).
      hideSMTPUTF8: true,
      allowInsecureAuth: true,
      authOptional: true,
      disableReverseLookup: true,
      closeTimeout: 100,
      async onConnect(session, done) {
        manners.set(session.id, next());
        await pass('connected');
        if (mannerOf(session) === 'says nothing at all') return;
        done(mannerOf(session) === 'refuses to talk' ? answer(554, '5.7.1 No service for you') : null);
      },
      onAuth(_auth, session, done) {
        if (mannerOf(session) === 'refuses the login') done(answer(535, '5.7.8 Authentication failed'));
        else done(null, { user: 'x' });
      },
      onRcptTo({ address }, session, done) {
        const manner = mannerOf(session);
        const isRefused =
          manner === 'refuses the address' || (manner === 'refuses one address' && address.startsWith('buero@'));
        done(isRefused ? answer(550, '5.1.1 No such user') : null);
      },
      async onData(stream, session, done) {
        await pass('handing in');
        const manner = mannerOf(session);
        if (manner === 'dies within the mail') return void socketOf(session)?.destroy();
        // Ignores mails that are cut off, because the sender may time out here on a slow machine.
        const raw = await buffer(stream).catch(() => undefined);
        if (!raw) return;
        const head = raw.subarray(0, raw.indexOf('\r\n\r\n'));
        if (head.some((byte) => byte > 127)) return done(answer(554, '5.6.7 A header is not ASCII'));
        if (manner === 'is busy') return done(answer(451, '4.7.1 Greylisted, come again'));
        if (manner === 'is full') return done(answer(552, '5.2.2 Mailbox full'));
        if (manner === 'is full, by the old code') return done(answer(552, 'Quota exceeded'));
        if (raw.length > limit) return done(answer(552, '5.3.4 Message size exceeds fixed limit'));
        if (manner === 'refuses the mail') return done(answer(554, '5.7.1 Looks like spam'));
        const mail = { ...(await PostalMime.parse(raw)), raw: raw.toString('latin1') };
        const isFirst = self.mails.every(({ messageId }) => messageId !== mail.messageId);
        self.mails.push(mail);
        await pass('handed in');
        if (manner === 'dies after taking the mail' && isFirst) return void socketOf(session)?.destroy();
        if (manner === 'says a word now and then') return chatter(socketOf(session));
        done(null);
      },
    });
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => {
      const { remotePort = 0 } = socket;
      sockets.set(remotePort, socket);
      socket.on('close', () => sockets.delete(remotePort));
    });
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
    self.url = `smtp://web:secret@127.0.0.1:${port}`;
  }

  return self;
}

/** Sends lines of an answer that never ends, so that the connection is never idle for long (RFC 5321 §4.2.1). */
function chatter(socket: Socket | undefined) {
  const timer = setInterval(() => socket?.write('250-still thinking\r\n'), 50);
  socket?.on('close', () => clearInterval(timer));
}
