import { MINUTE_MS } from '#config/limits.ts';
import { platformTexts } from '../texts.ts';
import type { Functions } from './functions.ts';

const BACKGROUND_TIMEOUT_MS = 15 * MINUTE_MS;

/** Runs a function by a POST request, as Netlify's scheduler does, with all that it leaves to be done. */
export async function invokeByName(functions: Functions, name: string): Promise<Response> {
  const target = functions.list.find((candidate) => candidate.name === name);
  if (target === undefined) {
    const known = functions.list.map((candidate) => candidate.name);
    return new Response(platformTexts.noSuchFunction(name, known), { status: 404 });
  }
  const request = new Request(`${process.env.URL || 'http://localhost'}/.netlify/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-nf-event': 'schedule' },
    body: '{}',
  });
  const response = await functions.run(target, request);
  await functions.settle(BACKGROUND_TIMEOUT_MS);
  return response;
}
