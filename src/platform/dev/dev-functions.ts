import { functionFiles } from '#build/function-files.ts';
import { asFunction, type NetlifyFunction } from '../functions/netlify-function.ts';

/** Loads a module's newest code. */
export type LoadModule = (path: string) => Promise<Record<string, unknown>>;

/** The functions of a folder, with their newest code at each request. */
export class DevFunctions {
  readonly #folder: string;
  readonly #load: LoadModule;
  readonly #lastWhole = new Map<string, NetlifyFunction>();

  constructor(folder: string, load: LoadModule) {
    this.#folder = folder;
    this.#load = load;
  }

  async list(): Promise<NetlifyFunction[]> {
    const files = await functionFiles(this.#folder);
    const loaded = await Promise.all(files.map(({ name, path }) => this.#one(name, path)));
    return loaded.filter((found) => found !== undefined);
  }

  /** A function that does not load fails at the address of its last working version. */
  async #one(name: string, path: string): Promise<NetlifyFunction | undefined> {
    try {
      const whole = asFunction(name, await this.#load(path));
      this.#lastWhole.set(name, whole);
      return whole;
    } catch (error) {
      const known = this.#lastWhole.get(name);
      if (known === undefined) console.error(`The function '${name}' could not be loaded.`, error);
      return known && { ...known, handler: () => Promise.reject(error) };
    }
  }
}
