import { randomBytes } from 'node:crypto';
import { BACKGROUND_TIMEOUT_MS } from '#config/limits.ts';
import { isSameSecret } from '../http/is-same-secret.ts';
import { closeServer, listen } from '../http/listen.ts';
import { webServer } from '../http/web-server.ts';
import { platformTexts } from '../texts.ts';
import type { Functions } from './run-function.ts';

/** The answer of a function that was invoked by name. */
export interface Invoked {
  status: number;
  text: string;
}

/** Runs a function as Netlify's scheduler does, by a POST request. */
export async function invokeByName({ list, runner }: Functions, name: string): Promise<Invoked> {
  const target = list.find((candidate) => candidate.name === name);
  if (target === undefined) {
    const known = list.map((candidate) => candidate.name);
    return { status: 404, text: platformTexts.noSuchFunction(name, known) };
  }
  const request = new Request(`${process.env.URL || 'http://localhost'}/.netlify/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-nf-event': 'schedule' },
    body: '{}',
  });
  const response = await runner.run(target, request);
  const text = await response.text();
  await runner.settle(BACKGROUND_TIMEOUT_MS);
  return { status: response.status, text };
}

/** Runs functions for our own commands, which know the token: `POST /NAME` on loopback. */
export async function startInvokeServer(functions: () => Functions | Promise<Functions>) {
  const token = randomBytes(24).toString('base64url');
  const server = webServer(async ({ headers, method, url }) => {
    const isOwner = method === 'POST' && isSameSecret(headers.get('authorization') ?? '', `Bearer ${token}`);
    if (!isOwner) return new Response(null, { status: 403 });
    const { status, text } = await invokeByName(await functions(), new URL(url).pathname.slice(1));
    return new Response(text || null, { status });
  });
  const address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  return { invoke: { address, token }, close: () => closeServer(server) };
}
