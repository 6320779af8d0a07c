/**
 * `npm run deploy:smoke -- https://…`: asks a deployed site what only a deploy can answer. Prints a table; ends with
 * status 1 where something is off.
 */
import { join } from 'node:path';
import { DeployedSite } from '#server/commands/smoke/deployed-site.ts';
import { runSmoke, smokeTable } from '#server/commands/smoke/run-smoke.ts';
import { netlifyConfig, projectFolder } from '../project.ts';
import { headersFor, readNetlifyRules } from '../static/netlify-rules.ts';

const [address = ''] = process.argv.slice(2);
const url = URL.parse(address);
if (!url || !/^https?:$/.test(url.protocol)) {
  console.error('Usage: npm run deploy:smoke -- https://www.your-site.de');
  process.exit(2);
}
// Without what the build adds: a page's own policy is judged by the page.
const { headers } = await readNetlifyRules(netlifyConfig, join(projectFolder, 'public'));
const lines = await runSmoke(new DeployedSite(url.origin, (path) => headersFor(headers, path)));
console.log(smokeTable(lines));
const off = lines.filter(({ state }) => state === 'OFF').length;
console.log(off === 0 ? `\n${url.origin} is as it should be.` : `\n${off} of ${lines.length} off.`);
process.exit(off === 0 ? 0 : 1);
