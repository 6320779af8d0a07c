/** `npm run invoke -- NAME`: runs a function in the running platform, as Netlify's scheduler does. */
import { loadEnvFile, platformEnvironment } from '#platform/environment.ts';
import { readRecord } from '#platform/owner-lock.ts';
import { Problem, sentenceAbout } from '#platform/problem.ts';
import { platformTexts } from '#platform/texts.ts';

loadEnvFile();
const [name = ''] = process.argv.slice(2);
try {
  const { invoke } = readRecord(platformEnvironment().dataDir) ?? {};
  const response =
    invoke && (await fetch(`${invoke}/${encodeURIComponent(name)}`, { method: 'POST' }).catch(() => undefined));
  // A platform that was killed has left its record.
  if (!response) throw new Problem(platformTexts.notRunning);
  console.log(platformTexts.invoked(name, response.status, await response.text()));
  process.exit(response.status < 400 ? 0 : 1);
} catch (error) {
  console.error(sentenceAbout(error) ?? error);
  process.exit(1);
}
