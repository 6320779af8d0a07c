import { randomUUID } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { CHALLENGE_LIFETIME_MS } from '#config/limits.ts';
import { changeAccess } from '#domain/messages/change-access.server.ts';
import { removePasskey } from '#domain/people/end-access.server.ts';
import {
  addPasskey,
  bindToSession,
  findPasskey,
  findPasskeys,
  noteUse,
  spendChallenge,
} from '#domain/people/passkeys.server.ts';
import { noteSecurity } from '#domain/people/security-log.server.ts';
import * as firm from '#facts/firm.ts';
import { HttpError } from '#http/http-error.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import { idIn, newSessionCookie, signedCookie } from '#http/signed-cookies.ts';
import type { Db } from '#server/db/schema/index.ts';
import { deviceName } from '#server/device-name.ts';
import { ownHost, ownOrigin } from '#server/own-origin.ts';
import { readToken, signToken } from '#server/signing.ts';
import { PASSKEYS_AT_MOST } from '../limits.ts';
import { enter, knownDeviceOf } from '../log-in.server.ts';
import type { passkeyRoutes, SignedChallenge } from './contract.ts';
import { passkeyAnswers as answers } from './texts.ts';

/** Ed25519, P-256 and RSA, as COSE names them. Others are experimental in Node. */
const ALGORITHMS = [-8, -7, -257];

/** Signs a challenge for a browser or an administrator, so that nothing is stored before a signature is right. */
const challengeFor = (whom: string, now: Date) =>
  signToken('passkey-challenge', `${whom}/${randomUUID()}`, now, CHALLENGE_LIFETIME_MS);

/**
 * What a signature must be about, and the id of its challenge.
 * @throws HttpError 409 for a challenge of somebody else, or one signed while another site framed our page.
 */
async function expectedOf({ clientDataJSON }: { clientDataJSON: string }, whom: string | undefined, now: Date) {
  const { challenge, crossOrigin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
  const challengeId = await readToken('passkey-challenge', Buffer.from(challenge, 'base64url').toString(), now);
  // WebAuthn §5.8.1. The library does not ask.
  if (crossOrigin === true || !whom || !challengeId?.startsWith(`${whom}/`)) return refuse();
  return {
    challengeId,
    expected: { expectedChallenge: challenge, expectedOrigin: ownOrigin(), expectedRPID: ownHost() },
  };
}

async function spend(transaction: Db, challengeId: string, now: Date): Promise<void> {
  if (!(await spendChallenge(transaction, challengeId, now))) refuse();
}

/**
 * Verifies a signature (WebAuthn §7.2). Returns the key with its administrator, and how to note its use.
 * @throws HttpError 410 for a key that is gone, 409 for any other fault, because another challenge may succeed.
 */
async function verifiedKey(db: Db, request: Request, signed: SignedChallenge, now: Date) {
  const { id, ...response } = signed;
  const key = await findPasskey(db, id);
  if (!key) throw new HttpError(410, answers.gone);
  const browser = await idIn('browser', request, now);
  const { challengeId, expected } = await expectedOf(response, browser, now).catch(refuse);
  // Our own rule for the count below never locks anybody out.
  const credential = { id, publicKey: new Uint8Array(key.publicKey), counter: 0 };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    ...expected,
    credential,
  }).catch(refuse);
  if (!verified) refuse();
  return {
    ...key,
    async use(transaction: Db) {
      await spend(transaction, challengeId, now);
      const { newCounter } = authenticationInfo;
      // Synced keys count nothing.
      if (Number(key.signCount) > 0 && newCounter <= Number(key.signCount)) {
        const by = { username: key.username, userAgent: request.headers.get('user-agent') };
        await noteSecurity(transaction, { kind: 'passkey-count', by, name: key.name }, now);
      }
      await noteUse(transaction, id, newCounter, now);
    },
  };
}

/** The library throws for every fault. None of them tells a person what to do. */
function refuse(): never {
  throw new HttpError(409, answers.again);
}

export const passkeyHandlers: Handlers<typeof passkeyRoutes> = {
  async challenge({ request }, { now }) {
    // One browser keeps its id, so that two tabs can ask.
    const browser = (await idIn('browser', request, now)) ?? randomUUID();
    const options = await generateAuthenticationOptions({
      rpID: ownHost(),
      challenge: await challengeFor(browser, now),
      userVerification: 'required',
      timeout: CHALLENGE_LIFETIME_MS,
    });
    return new Reply(200, options, [await signedCookie('browser', request, browser, now)]);
  },

  async logIn({ body: { remember, ...signed }, request, afterAnswer }, { db, now }) {
    const { use, passkeyId, ...admin } = await verifiedKey(db, request, signed, now);
    const device = await knownDeviceOf(db, request, admin.id, now);
    const login = { admin, request, device, isRemembered: remember === 'on', passkeyId };
    const cookies = await enter({ db, now, afterAnswer }, login, use);
    return new Reply(200, { username: admin.username, isActive: true, lastLogin: admin.lastLogin }, cookies);
  },

  async prove({ body, request }, { db, admin, now }) {
    const key = await verifiedKey(db, request, body, now);
    if (key.id !== admin.id) throw new HttpError(409, answers.others(key.username));
    const cookie = await db.transaction().execute(async (transaction) => {
      await key.use(transaction);
      await bindToSession(transaction, key.passkeyId, admin.sessionId);
      return newSessionCookie(transaction, { request, admin, provedAt: now }, now);
    });
    return new Reply(200, { ok: true }, [cookie]);
  },

  list: (_, { db, admin }) => findPasskeys(db, admin.id, ownHost()),

  async newChallenge(_, { db, admin, now }) {
    const keys = await findPasskeys(db, admin.id, ownHost());
    if (keys.length >= PASSKEYS_AT_MOST) throw new HttpError(409, answers.tooMany);
    return generateRegistrationOptions({
      rpName: firm.company,
      rpID: ownHost(),
      userName: admin.username,
      userID: new Uint8Array(Buffer.from(admin.id)),
      challenge: await challengeFor(admin.id, now),
      timeout: CHALLENGE_LIFETIME_MS,
      excludeCredentials: keys,
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  },

  async add({ body: { id, ...response }, request, afterAnswer }, { db, admin, now }) {
    const { challengeId, expected } = await expectedOf(response, admin.id, now).catch(refuse);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      ...expected,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(refuse);
    const { publicKey, counter } = registrationInfo?.credential ?? refuse();
    const name = deviceName(request.headers.get('user-agent'));
    const cookie = await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      await spend(transaction, challengeId, now);
      const key = { id, adminId: admin.id, publicKey, signCount: counter, rpId: ownHost(), name };
      if (!(await addPasskey(transaction, key, admin.sessionId, now))) refuse();
      await note({ kind: 'passkey', by: admin, name });
      // The key belongs to this session, so that a copy of its cookie must end first.
      return newSessionCookie(transaction, { request, admin }, now);
    });
    return new Reply(200, { ok: true }, [cookie]);
  },

  async remove({ params: { id }, afterAnswer }, { db, admin, now }) {
    await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      const name = await removePasskey(transaction, { id, adminId: admin.id, sessionId: admin.sessionId });
      if (!name) throw new HttpError(404, answers.gone);
      await note({ kind: 'passkey-removed', by: admin, name });
    });
  },
};
