import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { patience } from '../run/pace.ts';
import type { Driver } from './driver.ts';
import { inPage } from './in-page.ts';

/** A shown element by role and name, each within the one before: 'dialog Barrierefreiheit', 'radio Hoch'. */
type Path = string[];

const LIMIT_MS = patience(30_000);

/** A visit to the site in any engine. Every deed waits until its element is there, at rest and uncovered. */
export class Visit {
  #allowed: RegExp[] = [];
  #told = 0;
  #presses = 0;
  readonly driver: Driver;
  /** Where `open` looks for a path. */
  origin = '';
  constructor(driver: Driver) {
    this.driver = driver;
  }

  open = (path: string) => this.driver.goto(this.origin + path);

  /** Asks the site as its own pages do. Returns the answer's JSON, null for none. */
  ask = (method: 'GET' | 'POST' | 'PUT', path: string, content?: object) =>
    this.driver.evaluate(
      async (address, init) => {
        const answer = await fetch(address, { ...init, headers: { 'content-type': 'application/json' } });
        return JSON.parse((await answer.text()) || 'null');
      },
      path,
      { method, ...(content && { body: JSON.stringify(content) }) },
    );

  /** Goes to another page of the area as its links do, which takes a fraction of `open`. */
  go = (path: string) => this.driver.evaluate((to) => history.pushState(null, '', to), path);

  /** Allows an error that the test causes on purpose, until `complaints` is asked. */
  allow = (pattern: RegExp) => this.#allowed.push(pattern);

  /** Lists the errors since it was last asked, without those allowed. */
  complaints = async () => {
    const all = await this.driver.trouble();
    const found = all.slice(this.#told);
    this.#told = all.length;
    const allowed = this.#allowed;
    this.#allowed = [];
    return found.filter((text) => !allowed.some((pattern) => pattern.test(text)));
  };

  /** What is to be known of an element now; undefined if it is not shown. A navigation counts as not shown. */
  look = (...path: Path) => this.driver.evaluate(inPage, path, 'look').catch(() => undefined);

  see = (...path: Path) => this.#when('is shown', () => this.#await('look', path), path);
  gone = (...path: Path) => this.#when('goes', async () => ((await this.look(...path)) ? undefined : true), path);

  /** Waits until the element has these properties. */
  has = (path: string | Path, properties: Record<string, unknown>) =>
    expect.poll(() => this.look(...[path].flat()), { message: `${path}`, intervals: [50] }).toMatchObject(properties);

  /** Waits until a mouse could press the element, and returns where it is. */
  reach = (...path: Path) => this.#when('can be pressed', () => this.#await('reach', path), path);

  /** Presses, and again if the element moved away at that moment. */
  press = (...path: Path) =>
    this.#when(
      'is pressed',
      async () => {
        const { x, y } = await this.reach(...path);
        this.#presses += 1;
        // Beside the last place, because two quick presses at one are a double one, which the area takes for one.
        await this.driver.mouse(x + (this.#presses % 2 ? 4 : -4), y, 1);
        const isMissed = () => document.documentElement.hasAttribute('data-missed');
        return (await this.driver.evaluate(isMissed).catch(() => false)) ? undefined : true;
      },
      path,
    );

  /** Replaces the text of a field by keys. */
  fill = async (text: string, ...path: Path) => {
    await this.reach(...path);
    await this.driver.evaluate(inPage, path, 'select');
    await this.driver.type(text);
  };

  /** Sets a value without keys: a date, which engines take differently, or a choice of a list. */
  set = async (value: string, ...path: Path) => {
    await this.see(...path);
    await this.driver.evaluate(inPage, path, 'enter', value);
  };

  /** Draws the window. Returns what reads the colour at a place. */
  pixels = async () => {
    const { data, info } = await sharp(await this.driver.picture())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return (x: number, y: number) => {
      const at = (Math.round(y) * info.width + Math.round(x)) * 3;
      return [...data.subarray(at, at + 3)];
    };
  };

  /** Waits until nothing has changed in the page for a while: what it asked for has come. */
  rest = () =>
    this.driver.evaluate(
      async (limitMs, quietMs) => {
        let last = performance.now();
        const observer = new MutationObserver(() => {
          last = performance.now();
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        const end = last + limitMs;
        const isBusy = () => performance.now() - last < quietMs || !!document.querySelector('main [aria-busy=true]');
        while (isBusy() && performance.now() < end) await new Promise((later) => setTimeout(later, 50));
        observer.disconnect();
      },
      LIMIT_MS,
      patience(200),
    );

  /** Waits in the page, because each question takes its way through four processes. */
  #await = (deed: 'look' | 'reach', path: Path) =>
    Promise.race([
      this.driver.evaluate(inPage, path, deed, '', 1000),
      // Firefox answers no more if the page goes meanwhile.
      wait(patience(10_000), undefined, { ref: false }),
    ]);

  // No expect.poll, because `npm run look` has no test around it.
  async #when<T>(what: string, ask: () => Promise<T | undefined>, path: Path): Promise<T> {
    const end = performance.now() + LIMIT_MS;
    for (;;) {
      const found = await ask().catch(() => undefined);
      if (found !== undefined) return found;
      if (performance.now() > end) throw new Error(`It takes too long until ${path.join(' › ')} ${what}.`);
      await wait(50);
    }
  }
}
