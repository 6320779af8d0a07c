import type { CDPSession, Page } from '@playwright/test';

/** Gives a page a device that knows its owner's face. Keys of another page's device come along. */
export async function withDevice(page: Page, from?: { client: CDPSession; authenticatorId: string }) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable', { enableUI: false });
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const;
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  if (from) {
    const { authenticatorId: earlier } = from;
    const { credentials } = await from.client.send('WebAuthn.getCredentials', { authenticatorId: earlier });
    for (const credential of credentials) await client.send('WebAuthn.addCredential', { authenticatorId, credential });
  }
  return { client, authenticatorId };
}
