import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { business } from '#content/business.ts';
import { readEnvironment } from '../environment.ts';
import { sampleValuesIn } from './sample-values.ts';

/** What stands in the way of publishing, one line each; empty when nothing does. */
export function deployProblems(data: unknown, environment: Record<string, string | undefined>): string[] {
  const problems = sampleValuesIn(data).map((value) => `src/content/business.ts still has a sample value: ${value}`);
  try {
    readEnvironment(environment);
  } catch (error) {
    problems.push((error as Error).message);
  }
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 24) problems.push(`Functions need Node 24 (argon2id); this build runs on ${process.versions.node}`);
  return problems;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Previews and local builds may show the sample; only the public site must not.
  const problems = process.env.CONTEXT === 'production' ? deployProblems(business, process.env) : [];
  if (problems.length > 0) {
    console.error(`This production deploy is refused:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    process.exit(1);
  }
}
