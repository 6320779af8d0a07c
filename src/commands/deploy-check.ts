import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { allFacts } from '#content/all-facts.ts';
import { type Facts, factsSchema } from '#content/facts-schema.ts';
import { changeSentences, labelOfField } from '#domain/site/changes.ts';
import { obstaclesIn } from '#domain/site/contradictions.ts';
import { factIn } from '#domain/site/stored-facts.ts';
import { buildFailures } from '#domain/site/texts.ts';
import { openDatabase } from '#server/db/database.ts';
import { isProductions, previewRefused } from '#server/db/production-home.ts';
import { checkEnvironment, databaseUrlIn, variableIn } from '#server/environment.ts';
import { mailProblems } from './mail-problems.ts';
import { PROBLEM_FILE } from './publication.ts';

const PRODUCTION_BRANCH = 'production';

type Variables = Record<string, string | undefined>;

const NO_BACKUP_KEY =
  'BACKUP_ENCRYPTION_KEY is missing, and backups would not be encrypted: make one with `openssl rand -hex 32`, ' +
  'set it for production, and keep a copy where the backups are not (without it they can’t be read)';

const NO_BUILD_HOOK =
  "SITE_BUILD_HOOK is missing, and the owner could not publish: add a build hook of the branch 'production' at Netlify";

/** One line each. Nobody may guess keys and names (ASVS 6.3.2). */
export function deployProblems(facts: Facts, environment: Variables): string[] {
  const username = variableIn(environment, 'ADMIN_USERNAME');
  const { BRANCH: branch } = environment;
  return found([
    ...factsProblems(facts),
    problemOf(() => checkEnvironment(environment)),
    !variableIn(environment, 'BACKUP_ENCRYPTION_KEY') && NO_BACKUP_KEY,
    !variableIn(environment, 'SITE_BUILD_HOOK') && NO_BUILD_HOOK,
    username?.toLowerCase() === 'admin' && "ADMIN_USERNAME is 'admin', the name that is tried first: choose another",
    ...mailProblems(facts, environment),
    functionsNodeProblem(environment),
    branch !== PRODUCTION_BRANCH && untested(branch),
  ]);
}

/** Asks what the owner's page of the website asks, in its words, and once for all fields with one sentence. */
function factsProblems(facts: Facts): string[] {
  const obstacles = Map.groupBy(Object.entries(obstaclesIn(facts, { isPublic: true })), ([, sentence]) => sentence);
  const { data } = factsSchema.safeParse(facts);
  const others = data ? changeSentences(facts, data) : [];
  return [
    ...[...obstacles].map(
      ([sentence, fields]) => `src/content/facts: ${fields.map(([field]) => field).join(', ')}: ${sentence}`,
    ),
    // What the area's form rewrites is used here as it stands.
    ...others.map(({ field }) => `src/content/facts: ${field}: write ${JSON.stringify(factIn(data ?? {}, field))}`),
  ];
}

const found = (problems: readonly (string | false | undefined)[]) => problems.filter((one) => !!one) as string[];

/** Only the workflow moves the branch, after a green run. Netlify names it `BRANCH`. */
const untested = (branch = '') =>
  `Only the branch '${PRODUCTION_BRANCH}' goes online, and this is '${branch}': set it as the production branch at ` +
  'Netlify (src/docs/deploy.md), and push to main; the workflow moves it when the tests have passed';

/** A preview needs no database, but half a configuration is an error. */
export const previewProblems = (environment: Variables): string[] =>
  found([problemOf(() => databaseUrlIn(environment) && checkEnvironment(environment))]);

/** Refuses a preview with production's database before its build reads or changes anything there. */
export async function homeProblems(environment: Variables): Promise<string[]> {
  const url = databaseUrlIn(environment);
  if (!url) return [];
  await using db = openDatabase({ url, wsProxy: variableIn(environment, 'DATABASE_WS_PROXY'), maxConnections: 1 });
  return (await isProductions(db, url)) ? [previewRefused(url)] : [];
}

/** Says to the owner what to do: names the facts where they are the cause. */
export function ownersSentence(facts: Facts): string {
  const wrong = Object.entries(obstaclesIn(facts, { isPublic: true }));
  const named = new Set(wrong.map(([path, sentence]) => `${labelOfField(path)}: ${sentence}`));
  return named.size > 0 ? buildFailures.facts([...named].slice(0, 3)) : buildFailures.setUp;
}

/** Asks the functions' own reader, so that nothing passes here that they refuse. */
function problemOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const OLDEST_MAJOR = 24;

/** Netlify takes AWS_LAMBDA_JS_RUNTIME, or else NODE_VERSION, which its CLI (NETLIFY_LOCAL) ignores. */
function functionsNodeProblem(environment: Variables): string | undefined {
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

/** `netlify deploy` builds for 'dev' by default, even with --prod. */
const NO_CONTEXT = 'Nobody said what is built: deploy with `--context production` (or deploy-preview, branch-deploy)';

if (import.meta.main) {
  const { CONTEXT: context } = process.env;
  const isProduction = context === 'production';
  const problems = isProduction ? deployProblems(allFacts, process.env) : previewProblems(process.env);
  if (!isProduction && problems.length === 0) problems.push(...(await homeProblems(process.env)));
  if (context === 'dev') problems.unshift(NO_CONTEXT);
  if (problems.length > 0) {
    const what = isProduction ? 'production deploy' : 'deploy';
    console.error(`This ${what} is refused:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    await writeFile(PROBLEM_FILE, ownersSentence(allFacts));
    process.exit(1);
  }
}
