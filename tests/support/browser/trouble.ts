import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** The errors in a browser that no assertion checks. */
export class Trouble {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Allows an error that the test causes on purpose: `trouble.allow(/status of 404/)`. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Lists the errors that were not allowed. */
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
      // Leaving a page cancels its open loads.
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

/** Whether an error is an API's 4xx or 5xx, which Chromium reports; tests check these answers themselves. */
const isAnswerOfApi = (message: ConsoleMessage, origin: string): boolean =>
  message.text().startsWith('Failed to load resource: the server responded with a status of') &&
  message.location().url.startsWith(`${origin}/api/`);
