import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { BACKGROUND_TIMEOUT_MS } from '#config/limits.ts';
import { isSameSecret } from '../http/is-same-secret.ts';
import { closeServer, listen } from '../http/listen.ts';
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
  const response = await runner.run(target, request, '127.0.0.1');
  const text = await response.text();
  await runner.settle(BACKGROUND_TIMEOUT_MS);
  return { status: response.status, text };
}

/** Runs functions for our own commands, which know the token: `POST /NAME` on loopback. */
export async function startInvokeServer(functions: () => Functions | Promise<Functions>) {
  const token = randomBytes(24).toString('base64url');
  const server = createServer(async ({ headers, method, url = '' }, response) => {
    const isOwner = method === 'POST' && isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
    const { status, text } = isOwner ? await invokeByName(await functions(), url.slice(1)) : { status: 403, text: '' };
    response.writeHead(status).end(text);
  });
  const address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  return { invoke: { address, token }, close: () => closeServer(server) };
}
