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

/** Prints state, check and findings, with the advice below. */
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
