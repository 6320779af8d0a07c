/** `npm run deploy:smoke -- https://…`: tests a deployed site. Ends with status 1 if something is off. */
import { type Ask, askAt, type Check, checks } from './checks.ts';

const MOST_FAULTS = 5;
const WIDTH = 31;
const INDENT = ' '.repeat(WIDTH + 8);

export async function faultsFound(ask: Ask, { faultsOf }: Check): Promise<string[]> {
  const faults = await faultsOf(ask).catch((error) => [`no answer: ${causeOf(error)}`]);
  return faults.filter((fault) => !!fault) as string[];
}

const causeOf = ({ message, cause }: Error) => (cause instanceof Error ? cause.message || cause.name : message);

function lineOf({ check, well, advice }: Check, faults: readonly string[]): string {
  const start = (state: string, words: string) => `${state.padEnd(4)}  ${check.padEnd(WIDTH)}  ${words}`;
  const [first, ...more] = faults.slice(0, MOST_FAULTS);
  if (!first) return start('ok', well);
  const hidden = faults.length - MOST_FAULTS;
  const rest = [...more, ...(hidden > 0 ? [`and ${hidden} more`] : []), `→ ${advice}`];
  return [start('OFF', first), ...rest.map((words) => INDENT + words)].join('\n');
}

if (import.meta.main) {
  const url = URL.parse(process.argv[2] ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) {
    console.error('Usage: npm run deploy:smoke -- https://www.your-site.de');
    process.exit(2);
  }
  console.log(`Asking ${url.origin}. Each line comes when it is known.`);
  let off = 0;
  // One after another, so that none slows another.
  for (const check of checks) {
    const faults = await faultsFound(askAt(url.origin), check);
    if (faults.length > 0) off += 1;
    console.log(lineOf(check, faults));
  }
  console.log(off === 0 ? `\n${url.origin} is as it should be.` : `\n${off} of ${checks.length} off.`);
  process.exit(off === 0 ? 0 : 1);
}
