import type { Config, Context } from '@netlify/functions';

/** A function as its module exports it (Netlify Functions 2.0). */
export interface NetlifyFunction {
  name: string;
  handler: (request: Request, context: Context) => Response | undefined | Promise<Response | undefined>;
  config: Config;
}

/** Makes a function of a loaded module. @throws Error when it has no handler as its default export. */
export function asFunction(name: string, module: Record<string, unknown>): NetlifyFunction {
  const { default: handler, config = {} } = module;
  if (typeof handler !== 'function') throw new Error(`The function '${name}' has no handler as its default export.`);
  return { name, handler: handler as NetlifyFunction['handler'], config: config as Config };
}

/** Runs by the clock and has no address. */
export const isScheduled = ({ config }: NetlifyFunction) => config.schedule !== undefined;

/** Is answered for at once and runs on. */
export const isBackground = ({ name, config }: NetlifyFunction) =>
  config.background === true || name.endsWith('-background');
