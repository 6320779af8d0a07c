import type { Context } from '@netlify/functions';
import type { OfDeploy } from '#server/deploy-context.ts';

export interface FunctionContext extends OfDeploy, Pick<Context, 'ip' | 'waitUntil'> {}

interface FunctionConfig {
  path?: string | string[];
  schedule?: string;
  background?: boolean;
}

/** Netlify Functions 2.0. */
export interface NetlifyFunction {
  name: string;
  handler: (request: Request, context: FunctionContext) => Response | undefined | Promise<Response | undefined>;
  config: FunctionConfig;
}

const KNOWN_SETTINGS = ['path', 'schedule', 'background', 'region', 'rateLimit', 'includedFiles'];

export function asFunction(name: string, module: Record<string, unknown>): NetlifyFunction {
  const { default: handler, config = {} } = module;
  if (typeof handler !== 'function') throw new Error(`The function '${name}' has no handler as its default export.`);
  const unknown = Object.keys(config as object).filter((setting) => !KNOWN_SETTINGS.includes(setting));
  if (unknown.length > 0) throw new Error(`The local platform does not know '${unknown.join("', '")}' of '${name}'.`);
  return { name, handler: handler as NetlifyFunction['handler'], config: config as FunctionConfig };
}

export const isScheduled = ({ config }: NetlifyFunction) => config.schedule !== undefined;

/** Whether it answers at once and runs on. */
export const isBackground = ({ name, config }: NetlifyFunction) =>
  config.background === true || name.endsWith('-background');
