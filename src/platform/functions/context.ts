import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { RequestCookies } from './cookies.ts';

export interface ContextOptions {
  request: Request;
  ip: string;
  params: Record<string, string>;
  waitUntil: (promise: Promise<unknown>) => void;
}

/** The context that a function gets beside its request. Where a visitor is nobody knows on this machine. */
export function contextFor({ request, ip, params, waitUntil }: ContextOptions) {
  const url = new URL(request.url);
  return {
    account: { id: 'local' },
    cookies: new RequestCookies(request.headers.get('cookie')),
    deploy: { context: 'dev', id: 'local', published: false },
    geo: {},
    ip,
    json: (value: unknown) => Response.json(value),
    log: console.log,
    next: onlyAtTheEdge,
    params,
    requestId: randomUUID(),
    rewrite: onlyAtTheEdge,
    server: { region: 'local' },
    site: { id: 'local', name: 'local', url: process.env.URL || url.origin },
    url,
    waitUntil,
  } satisfies Context;
}

const onlyAtTheEdge = (): never => {
  throw new Error('Only edge functions have this.');
};
