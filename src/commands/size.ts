/** `npm run size`: lines by room, the largest first; `-- --check` compares them with size-limits.json instead. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

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

function countRooms(): Map<string, Counts> {
  const files = execFileSync('git', ['ls-files', 'src', 'netlify', 'tests'], { encoding: 'utf8' }).split('\n');
  const rooms = new Map<string, Counts>();
  // git lists a removed file until its removal is staged.
  for (const path of files.filter((file) => /\.(tsx?|astro|css|mjs)$/.test(file) && existsSync(file))) {
    const [top = '', ...inside] = path.split('/').slice(0, -1);
    const depth = /^(site|admin|domain)$/.test(inside[0] ?? '') ? 2 : 1;
    const counts = countsOf(readFileSync(path, 'utf8'));
    for (const room of new Set([top === 'tests' ? top : 'src + netlify', [top, ...inside.slice(0, depth)].join('/')])) {
      const sum = rooms.get(room) ?? { lines: 0, code: 0, imports: 0, comments: 0, blanks: 0 };
      for (const column of COLUMNS) sum[column] += counts[column];
      rooms.set(room, sum);
    }
  }
  return rooms;
}

/** Names each room of src, and each whole, that has more lines than its limit, or no limit. */
export function tooLarge(
  limits: Record<string, number> = JSON.parse(readFileSync('src/commands/size-limits.json', 'utf8')),
): string[] {
  return [...countRooms()]
    .filter(([room]) => !/^(tests|netlify)\//.test(room))
    .filter(([room, { lines }]) => lines > (limits[room] ?? 0))
    .map(([room, { lines }]) => `${room}: ${lines} lines, at most ${limits[room] ?? 0}`);
}

if (import.meta.main && process.argv.includes('--check')) {
  const found = tooLarge();
  console.log(found.join('\n') || 'No room is larger than its limit.');
  process.exitCode = found.length > 0 ? 1 : 0;
} else if (import.meta.main) {
  console.log(COLUMNS.map((column) => column.padStart(9)).join(''));
  for (const [room, sum] of [...countRooms()].sort(([, a], [, b]) => b.lines - a.lines))
    console.log(`${COLUMNS.map((column) => String(sum[column]).padStart(9)).join('')}  ${room}`);
}
