import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { functionFiles } from '#build/function-files.ts';
import { functionsFolder, netlifyConfig, projectFolder } from '#build/project.ts';
import { SHUTDOWN_GRACE_MS } from '#config/limits.ts';
import { loadEnvFile, platformEnvironment } from '../environment.ts';
import { FunctionRunner } from '../functions/function-runner.ts';
import { startInvokeServer } from '../functions/invoke-by-name.ts';
import { asFunction, type NetlifyFunction } from '../functions/netlify-function.ts';
import { runFunction } from '../functions/run-function.ts';
import { sendResponse, toRequest } from '../http/web-server.ts';
import { startLocalServices } from '../local-services.ts';
import { becomeOwner } from '../owner-lock.ts';
import { setVariables } from '../set-variables.ts';
import { headersFor, readNetlifyRules } from '../static/netlify-rules.ts';
import { redirected } from '../static/redirect-rules.ts';
import { platformTexts } from '../texts.ts';

type LoadModule = (path: string) => Promise<Record<string, unknown>>;

export interface DevSite {
  /** Answers functions and redirects; false leaves the request, with its headers set, to Vite. */
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<boolean>;
  stop: () => Promise<void>;
}

/** Runs the newest code of functions and rules. */
export async function startDevSite(address: string, load: LoadModule): Promise<DevSite> {
  loadEnvFile();
  const environment = platformEnvironment();
  await using started = new AsyncDisposableStack();
  const ownership = becomeOwner(environment.dataDir, 'npm run dev');
  started.defer(ownership.release);
  const { createdAdmin, stop } = await startLocalServices(environment, ownership);
  started.defer(stop);
  if (createdAdmin?.password) console.log(platformTexts.firstAdmin(createdAdmin.username, createdAdmin.password));
  started.defer(setVariables({ URL: process.env.URL || address }));
  const list = () => devFunctions(functionsFolder, load);
  const runner = new FunctionRunner();
  const { invoke, close } = await startInvokeServer(async () => ({ list: await list(), runner }));
  started.defer(close);
  started.defer(() => runner.settle(SHUTDOWN_GRACE_MS));
  ownership.publish({ site: address, invoke });
  const running = started.move();
  return {
    answer: async (incoming, outgoing) => {
      const request = toRequest(incoming, outgoing);
      if (request === undefined) return false;
      // Read at each request, so that a change of netlify.toml is live.
      const rules = await readNetlifyRules(netlifyConfig, join(projectFolder, 'public'));
      const functions = { list: await list(), runner };
      const rewrite = async (pathname: string) => {
        const response = await runFunction(functions, request, pathname);
        // Leaves the rule's target to Vite, because it has the files.
        if (!response) incoming.url = pathname;
        return response;
      };
      const response = (await runFunction(functions, request)) ?? (await redirected(rules.redirects, request, rewrite));
      if (response) {
        await sendResponse(response, outgoing);
        return true;
      }
      for (const [name, value] of devHeaders(headersFor(rules.headers, new URL(request.url).pathname))) {
        outgoing.setHeader(name, value);
      }
      return false;
    },
    stop: () => running.disposeAsync(),
  };
}

/** A function that does not load fails every request, and Vite shows where it is broken. */
export const devFunctions = async (folder: string, load: LoadModule): Promise<NetlifyFunction[]> =>
  Promise.all((await functionFiles(folder)).map(async ({ name, path }) => asFunction(name, await load(path))));

/** Vite sets these itself, because its modules change and its scripts have no hashes. */
const LEFT_TO_VITE = ['cache-control', 'content-security-policy', 'strict-transport-security'];

export const devHeaders = (headers: Record<string, string>): [name: string, value: string][] =>
  Object.entries(headers).filter(([name]) => !LEFT_TO_VITE.includes(name.toLowerCase()));
