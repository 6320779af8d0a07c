import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What goes wrong in a browser without a test looking at it. */
export class Trouble {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Says that this test brings about a trouble on purpose: `trouble.allow(/status of 404/)`. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Everything found that was not allowed. */
  complaints(): string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  /** Watches all pages of a context: console errors, exceptions, failed requests, requests to other origins. */
  watch(context: BrowserContext, origin: string): void {
    context.on('console', (message) => {
      if (message.type() === 'error' && !isAnswerOfApi(message, origin)) {
        this.#found.push(`console error: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => {
      this.#found.push(`exception: ${error.error().stack ?? error.error()}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page that is left cancels what it was still loading.
      if (reason !== 'net::ERR_ABORTED') this.#found.push(`failed request: ${request.url()} ${reason}`);
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== origin) {
        this.#found.push(`request to another origin: ${request.url()}`);
      }
    });
  }
}

/** Chromium reports every 4xx and 5xx as an error; from the API they are answers, and tests look at them. */
const isAnswerOfApi = (message: ConsoleMessage, origin: string): boolean =>
  message.text().startsWith('Failed to load resource: the server responded with a status of') &&
  message.location().url.startsWith(`${origin}/api/`);
