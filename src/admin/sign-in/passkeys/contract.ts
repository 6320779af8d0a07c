import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import * as z from 'zod/mini';
import { defineRoute, moment } from '#shared/api/define-route.ts';
import { line } from '#shared/api/text-fields.ts';
import { adminUser, remember } from '../contract.ts';

/** WebAuthn §5.1: an id of at most 1,023 bytes, in base64url. */
const id = line(1_400);
const bytes = line(4_000);

/** What a browser's authenticator signed for a challenge (WebAuthn §5.2.2), in base64url. */
const signed = z.object({ id, clientDataJSON: bytes, authenticatorData: bytes, signature: bytes });
export type SignedChallenge = z.infer<typeof signed>;

const passkey = z.object({
  id: z.string(),
  /** The browser in which it was made. */
  name: z.string(),
  madeAt: moment,
  usedAt: z.nullable(moment),
});
export type Passkey = z.infer<typeof passkey>;

export const passkeyRoutes = {
  /** Makes a challenge for this browser. Stores nothing. */
  challenge: defineRoute('POST', '/api/admin/passkey/options', 'public', {
    answers: { 200: z.custom<PublicKeyCredentialRequestOptionsJSON>() },
  }),
  logIn: defineRoute('POST', '/api/admin/passkey', 'public', {
    body: z.extend(signed, { remember }),
    answers: { 200: adminUser },
  }),
  /** Proves by a key who is logged in, for routes with `needsProof`. */
  prove: defineRoute('POST', '/api/admin/passkey/proof', 'admin', { body: signed }),
  list: defineRoute('GET', '/api/admin/passkeys', 'admin', { answers: { 200: z.array(passkey) } }),
  newChallenge: defineRoute('POST', '/api/admin/passkeys/options', 'admin', {
    needsProof: true,
    answers: { 200: z.custom<PublicKeyCredentialCreationOptionsJSON>() },
  }),
  add: defineRoute('POST', '/api/admin/passkeys', 'admin', {
    needsProof: true,
    body: z.object({ id, clientDataJSON: bytes, attestationObject: bytes }),
  }),
  remove: defineRoute('DELETE', '/api/admin/passkeys/:id', 'admin', { needsProof: true, params: z.object({ id }) }),
};
