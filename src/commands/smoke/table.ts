/** A line of the table. */
export interface SmokeLine {
  check: string;
  state: 'ok' | 'note' | 'OFF';
  /** One sentence each. */
  seen: readonly string[];
  /** The advice for a line that is not ok. */
  advice?: string;
}

/** Makes a line: OFF with its faults, or ok with the words `well`. */
export function lineOf(
  { check, well, advice }: { check: string; well: string; advice: string },
  faults: readonly (string | false | undefined)[],
): SmokeLine {
  const wrong = faults.filter((fault) => typeof fault === 'string');
  return wrong.length > 0 ? { check, state: 'OFF', seen: wrong, advice } : { check, state: 'ok', seen: [well] };
}

const MOST_SENTENCES = 5;

/** As wide as the longest name of a check. */
const WIDTH = 31;
const INDENT = ' '.repeat(WIDTH + 8);

/** Writes state, check and findings, with the advice below. */
export function smokeText({ check, state, seen, advice }: SmokeLine): string {
  const [first = '', ...more] = seen.slice(0, MOST_SENTENCES);
  const hidden = seen.length - MOST_SENTENCES;
  return [
    `${state.padEnd(4)}  ${check.padEnd(WIDTH)}  ${first}`,
    ...more.map((sentence) => `${INDENT}${sentence}`),
    ...(hidden > 0 ? [`${INDENT}and ${hidden} more`] : []),
    ...(advice ? [`${INDENT}→ ${advice}`] : []),
  ].join('\n');
}
