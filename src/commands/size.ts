import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** `npm run size`: lines by room, the largest first; code apart from imports, comments and blanks. */
const COLUMNS = ['lines', 'code', 'imports', 'comments', 'blanks'] as const;
type Counts = Record<(typeof COLUMNS)[number], number>;

function countsOf(text: string): Counts {
  const counts = { lines: 0, code: 0, imports: 0, comments: 0, blanks: 0 };
  let open: 'imports' | 'comments' | undefined;
  for (const line of text.trimEnd().split('\n')) {
    const code = line.trim();
    if (!open && /^(\/\/|\{?\/\*|<!--)/.test(code)) open = 'comments';
    if (!open && /^(import(?![.(])|export .*\bfrom ')/.test(code)) open = 'imports';
    counts[open ?? (code === '' ? 'blanks' : 'code')] += 1;
    counts.lines += 1;
    const isEnd = open === 'imports' ? /['"];$/.test(code) : /^\/\/|\*\/|-->/.test(code);
    if (isEnd) open = undefined;
  }
  return counts;
}

const files = execFileSync('git', ['ls-files', 'src', 'netlify', 'tests'], { encoding: 'utf8' }).split('\n');
const rooms = new Map<string, Counts>();
for (const path of files.filter((file) => /\.(tsx?|astro|css|mjs)$/.test(file))) {
  const [top = '', ...inside] = path.split('/').slice(0, -1);
  const depth = /^(site|admin|domain)$/.test(inside[0] ?? '') ? 2 : 1;
  const counts = countsOf(readFileSync(path, 'utf8'));
  for (const room of new Set([top, [top, ...inside.slice(0, depth)].join('/')])) {
    const sum = rooms.get(room) ?? { lines: 0, code: 0, imports: 0, comments: 0, blanks: 0 };
    for (const column of COLUMNS) sum[column] += counts[column];
    rooms.set(room, sum);
  }
}
console.log(COLUMNS.map((column) => column.padStart(9)).join(''));
for (const [room, sum] of [...rooms].sort(([, a], [, b]) => b.lines - a.lines))
  console.log(`${COLUMNS.map((column) => String(sum[column]).padStart(9)).join('')}  ${room}`);
