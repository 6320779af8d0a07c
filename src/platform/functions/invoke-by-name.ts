import { BACKGROUND_TIMEOUT_MS } from '#config/limits.ts';
import type { Invoke } from '../owner/control-server.ts';
import { platformTexts } from '../texts.ts';
import type { Functions } from './run-function.ts';

/** Runs a function as Netlify's clock would: with a POST request that comes from nobody. */
export function invokerOf({ list, runner }: Functions): Invoke {
  return async (name) => {
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
  };
}
