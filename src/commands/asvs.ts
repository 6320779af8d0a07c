import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = 'src/docs/asvs.md';
const JUDGED = 'src/docs/asvs.json';

const STATES = {
  test: 'Shown by tests',
  deviation: 'Deviations: not met, and decided so',
  open: 'Open: not met yet, or met without a test that shows it',
  notApplicable: 'Not applicable: what is asked for does not exist here',
};
type State = keyof typeof STATES;

/** Lists each requirement with its state, from the judgement and from tests' titles ('[7.2.4] …', '[3.4.4, 3.4.6] …'). */
export function asvsRows(): { number: string; level: number; state: string; words: string }[] {
  const judged: Record<string, { level: number } & { [S in State]?: string }> = JSON.parse(
    readFileSync(JUDGED, 'utf8'),
  );
  const tests = execFileSync('git', ['ls-files', 'tests'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path));
  const claims = tests.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/'\[([\d., ]+)\] ((?:[^'\\]|\\.)*)'/g)].flatMap(([, numbers = '', title]) =>
      numbers.split(', ').map((number) => ({ number, words: `${title} (\`${path}\`)` })),
    ),
  );
  return [
    ...Object.entries(judged).flatMap(([number, { level, ...reasons }]) =>
      Object.entries(reasons).map(([state, words]) => ({ number, level, state, words })),
    ),
    ...[...Map.groupBy(claims, ({ number }) => number)].map(([number, proofs]) => ({
      number,
      level: judged[number]?.level ?? 3,
      state: 'test',
      words: proofs.map(({ words }) => words).join('<br>'),
    })),
  ].sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
}

export function asvsPage(): string {
  const byState = Map.groupBy(asvsRows(), ({ state }) => state);
  const tables = Object.entries(STATES).map(([state, title]) => {
    const rows = byState.get(state) ?? [];
    const count = rows.filter(({ level }) => level < 3).length;
    const lines = rows.map(({ number, level, words }) => `| ${number} | ${level} | ${words} |`);
    return `## ${title} (${count} of levels 1 and 2)\n\n| requirement | level | why |\n| --- | --- | --- |\n${lines.join('\n')}\n`;
  });
  return `# OWASP ASVS 5.0, level 2

Written by \`npm run asvs\` from the titles of the tests and from asvs.json. Each of the 253 requirements of levels 1 and 2
is in one of four states.

${tables.join('\n')}`;
}

if (import.meta.main) writeFileSync(PAGE, asvsPage());
