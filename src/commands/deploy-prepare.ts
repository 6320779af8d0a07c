import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { prepareDeploy } from './prepare-deploy.ts';

/* `npm run deploy:prepare`: the last step of a build on Netlify. */
try {
  console.log(await prepareDeploy(process.env.CONTEXT ?? 'dev', process.env, new Date()));
  // For the workflow, which waits until the tested commit is online.
  await writeFile('dist/commit.txt', process.env.COMMIT_REF ?? '');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
