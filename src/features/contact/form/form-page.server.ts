import { CORRECTION_SHELL_TIMEOUT_MS } from '#config/limits.ts';
import { logEvent } from '#server/log.ts';
import { BARE_DOCUMENT } from './bare-document.ts';
import { CORRECTION_TEMPLATE } from './correction-shell.ts';

const TEMPLATE = new RegExp(`<template id="${CORRECTION_TEMPLATE}">([\\s\\S]*?)</template>`);

/** The bare document has neither scripts nor styles. */
const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

interface Shell {
  html: string;
  /** What the page's own scripts and styles need: the policy that it is published with. */
  policy: string;
}

/** The site's own page of that address with the form of its template filled in. */
export async function formPage(
  address: string,
  request: Request,
  answer: { fill: (form: string) => string; status: number; headers?: Record<string, string> | undefined },
): Promise<Response> {
  const { html: shell, policy } = await fetchShell(address, request);
  const html = shell.replace(TEMPLATE, (_, form: string) => answer.fill(form));
  return new Response(html, {
    status: answer.status,
    headers: {
      ...answer.headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    },
  });
}

/** The site's static page; a bare document with the plainest form where it can't be had, or not in time. */
async function fetchShell(address: string, request: Request): Promise<Shell> {
  try {
    const response = await fetch(new URL(address, request.url), {
      signal: AbortSignal.timeout(CORRECTION_SHELL_TIMEOUT_MS),
    });
    const html = await response.text();
    const policy = response.headers.get('content-security-policy') ?? BARE_POLICY;
    if (response.ok && TEMPLATE.test(html)) return { html, policy };
  } catch {
    // Falls through: the visitor's words matter more than the frame around them.
  }
  logEvent({ event: 'correction-shell-missing' });
  return { html: BARE_DOCUMENT, policy: BARE_POLICY };
}
