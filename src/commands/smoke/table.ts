export interface SmokeLine {
  check: string;
  state: 'ok' | 'note' | 'OFF';
  seen: readonly string[];
  advice?: string;
}

export function lineOf(
  { check, well, advice }: { check: string; well: string; advice: string },
  faults: readonly (string | false | undefined)[],
): SmokeLine {
  const wrong = faults.filter((fault) => typeof fault === 'string');
  return wrong.length > 0 ? { check, state: 'OFF', seen: wrong, advice } : { check, state: 'ok', seen: [well] };
}

const MOST_SENTENCES = 5;

const WIDTH = 31;
const INDENT = ' '.repeat(WIDTH + 8);

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
