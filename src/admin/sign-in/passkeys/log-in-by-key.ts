import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import { sentenceOf } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import type { AdminUser } from '../contract.ts';
import { CHALLENGE_RENEWAL_MS, prepareKey, sign } from './ask-for-key.ts';
import { passkeyRoutes } from './contract.ts';
import { passkeyTexts as texts } from './texts.ts';

interface LoginForm {
  enter: (by: () => Promise<AdminUser>) => Promise<void>;
  refuse: (sentence: string) => void;
  isRemembered: () => boolean | undefined;
}

export const ask = (form: LoginForm): Promise<void> => signIn(form, false).catch(() => form.refuse(texts.refused));

let offering: ReturnType<typeof setInterval> | undefined;

/** Offers keys among the names that the browser fills in, with a fresh challenge from time to time. */
export function offer(form: LoginForm): void {
  const offerOnce = async () => {
    if (await browserSupportsWebAuthnAutofill()) await signIn(form, true);
    else prepareKey();
  };
  const offerAgain = () => void offerOnce().catch(() => undefined);
  clearInterval(offering);
  offering = setInterval(() => {
    if (document.querySelector('[autocomplete~="webauthn"]')) offerAgain();
    else clearInterval(offering);
  }, CHALLENGE_RENEWAL_MS);
  offerAgain();
}

async function signIn({ enter, refuse, isRemembered }: LoginForm, isOffered: boolean): Promise<void> {
  const signed = await sign(isOffered);
  const remember = isRemembered() ? 'on' : undefined;
  await enter(() => call(passkeyRoutes.logIn, { body: { ...signed, remember } })).catch((error) =>
    refuse(sentenceOf(error, texts.refused)),
  );
}
