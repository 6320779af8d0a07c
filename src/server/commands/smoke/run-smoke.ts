import type { Check, Seen } from './check.ts';
import type { DeployedSite } from './deployed-site.ts';
import { pageChecks } from './page-checks.ts';
import { serverChecks } from './server-checks.ts';

export const smokeChecks: readonly Check[] = [...serverChecks, ...pageChecks];

/** A line of the table. */
export interface SmokeLine {
  check: string;
  state: 'ok' | 'note' | 'OFF';
  /** What was seen, one sentence each. */
  seen: readonly string[];
  /** What to do. */
  advice?: string;
}

/** Asks a deployed site everything that can only be known from outside. One check after the other: none slows another. */
export async function runSmoke(site: DeployedSite): Promise<SmokeLine[]> {
  const lines: SmokeLine[] = [];
  for (const check of smokeChecks.filter(({ onlyWhen }) => onlyWhen?.(site) ?? true)) {
    lines.push(lineOf(check, await check.look(site).catch(noAnswer)));
  }
  return lines;
}

/** A check that could not even ask. */
function noAnswer(error: unknown): Seen {
  const { message, cause } = error as Error;
  return { wrong: [`no answer: ${cause instanceof Error ? cause.message || cause.name : message}`] };
}

function lineOf({ name, advice }: Check, result: Seen): SmokeLine {
  if ('well' in result) return { check: name, state: 'ok', seen: [result.well] };
  if ('reminder' in result) return { check: name, state: 'note', seen: [result.reminder], advice };
  return { check: name, state: 'OFF', seen: result.wrong, advice };
}

const MOST_SENTENCES = 5;

/** The table as text: state, check, what was seen; what to do under each line that is not ok. */
export function smokeTable(lines: readonly SmokeLine[]): string {
  const width = Math.max(...lines.map(({ check }) => check.length));
  const indent = ' '.repeat(width + 8);
  return lines
    .flatMap(({ check, state, seen, advice }) => {
      const [first = '', ...more] = seen.slice(0, MOST_SENTENCES);
      const hidden = seen.length - MOST_SENTENCES;
      return [
        `${state.padEnd(4)}  ${check.padEnd(width)}  ${first}`,
        ...more.map((sentence) => `${indent}${sentence}`),
        ...(hidden > 0 ? [`${indent}and ${hidden} more`] : []),
        ...(advice ? [`${indent}→ ${advice}`] : []),
      ];
    })
    .join('\n');
}
