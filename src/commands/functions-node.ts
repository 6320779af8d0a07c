/** The first Node with argon2id. */
const OLDEST_MAJOR = 24;

/**
 * What is wrong with the Node that Netlify will start the functions with, or undefined. The Node of this process says
 * nothing about it: npm's scripts run on the package's. Netlify takes AWS_LAMBDA_JS_RUNTIME, or else the build's; where
 * its CLI builds (NETLIFY_LOCAL), that is the Node of whatever machine, which NODE_VERSION does not choose.
 */
export function functionsNodeProblem(environment: Record<string, string | undefined>): string | undefined {
  const { AWS_LAMBDA_JS_RUNTIME: runtime, NETLIFY_LOCAL: isBuiltByCli } = environment;
  const name = runtime || isBuiltByCli ? 'AWS_LAMBDA_JS_RUNTIME' : 'NODE_VERSION';
  const given = environment[name] ?? '';
  const major = Number(/^(?:nodejs|v)?(\d+)(?:\.|$)/.exec(given)?.[1]);
  if (major >= OLDEST_MAJOR) return undefined;
  return `The functions need Node ${OLDEST_MAJOR} (argon2id), and ${name} is '${given}': ${WAYS_OUT[name]}`;
}

const WAYS_OUT = {
  AWS_LAMBDA_JS_RUNTIME: `set nodejs${OLDEST_MAJOR}.x among the site's variables`,
  NODE_VERSION: 'netlify.toml sets it in [build.environment]',
};
