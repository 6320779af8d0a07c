/** A started browser's only window, as much as the journeys need: all engines can do it, each by its own protocol. */
export interface Driver {
  goto: (url: string) => Promise<unknown>;
  /** Runs a function that uses nothing outside itself in the page, and returns what it resolves to, as JSON. */
  evaluate: <A extends unknown[], T>(run: (...args: A) => T, ...args: A) => Promise<Awaited<T>>;
  /** Moves the mouse there, in CSS pixels of the window; `presses` are quick ones. */
  mouse: (x: number, y: number, presses?: number) => Promise<unknown>;
  /** Presses a key ('Enter', 'ArrowRight'), or types a text. */
  key: (key: Key) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  upload: (selector: string, paths: string[]) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** The window's picture, a PNG with a pixel for a CSS pixel. */
  picture: () => Promise<Uint8Array>;
  /** Lists the errors of all pages since the start: console, exceptions, reports of the CSP. */
  trouble: () => string[] | Promise<string[]>;
  close: () => Promise<unknown>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'End';

/**
 * Makes each violation of the CSP an error of the console, because no engine reports all of them. It runs before the
 * page's own scripts.
 */
export const WATCH = `addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
  console.error('CSP report: ' + effectiveDirective + ' ' + blockedURI + ' in ' + sourceFile));`;
