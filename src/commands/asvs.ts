import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = 'src/docs/asvs.md';

/** Requirements of OWASP ASVS 5.0 level 2 that are not met, with the reason. */
const DEVIATIONS: Readonly<Record<string, string>> = {
  '3.4.1': 'HSTS without includeSubDomains: other subdomains of the owner may still speak http. See security.md.',
  '4.1.2': 'The platform redirects http to https for /api, too; nothing is answered over http.',
  '6.3.3': 'No second factor yet: a password, the brake, known devices and proofs of identity.',
  '7.3.1': 'No idle limit below seven days: a cleaner would log in every Monday on a locked phone.',
  '11.2.2': 'Passwords are not hashed anew at login; the parameters stand in each hash, so they can change.',
  '13.2.1': 'Database and mail server take static passwords: their providers offer nothing else.',
  '13.2.2': 'The functions use the role that owns the schema, because deploys migrate with it.',
  '13.2.5': "Outgoing addresses can't be restricted on the platform; the code names the hosts it asks.",
};

/** Writes the page: the requirements in tests' titles ('[7.2.4] …'), then the deviations. */
export function asvsPage(): string {
  const tests = execFileSync('git', ['ls-files', 'tests'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path));
  const proofs = new Map<string, string[]>();
  for (const path of tests) {
    for (const [, number = '', title = ''] of readFileSync(path, 'utf8').matchAll(
      /'\[(\d+\.\d+\.\d+)\] ((?:[^'\\]|\\.)*)'/g,
    )) {
      proofs.set(number, [...(proofs.get(number) ?? []), `${title} (\`${path}\`)`]);
    }
  }
  const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
  const lines = [...proofs.keys()].sort(byNumber).map((number) => {
    const level = proofs.get(number)?.join('<br>') ?? '';
    return `| ${number} | ${level} |`;
  });
  const deviations = Object.keys(DEVIATIONS).sort(byNumber);
  return `# OWASP ASVS 5.0, level 2

Written by \`npm run asvs\` from the titles of the tests. What neither list names was judged in a review and has no test of
its own.

| requirement | tests |
| --- | --- |
${lines.join('\n')}

## Deviations

| requirement | reason |
| --- | --- |
${deviations.map((number) => `| ${number} | ${DEVIATIONS[number]} |`).join('\n')}
`;
}

if (import.meta.main) writeFileSync(PAGE, asvsPage());
