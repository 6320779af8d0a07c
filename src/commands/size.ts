/** `npm run size`: lines by room, the largest first; `-- --check` compares them with size-limits.json instead. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

interface Size {
  lines: number;
  comments: number;
}

/** Counts the lines of each room, and of `src + netlify` and `tests` as wholes. */
function sizesOfRooms(): Map<string, Size> {
  const files = execFileSync('git', ['ls-files', 'src', 'netlify', 'tests'], { encoding: 'utf8' }).split('\n');
  const rooms = new Map<string, Size>();
  // git lists a removed file until its removal is staged.
  for (const path of files.filter((file) => /\.(tsx?|astro|css|mjs)$/.test(file) && existsSync(file))) {
    const [top = '', ...inside] = path.split('/').slice(0, -1);
    const depth = /^(site|admin|domain)$/.test(inside[0] ?? '') ? 2 : 1;
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    const comments = lines.filter((line) => /^\s*(\/\/|\{?\/\*|\*|<!--)/.test(line)).length;
    for (const room of new Set([top === 'tests' ? top : 'src + netlify', [top, ...inside.slice(0, depth)].join('/')])) {
      const sum = rooms.get(room) ?? { lines: 0, comments: 0 };
      rooms.set(room, { lines: sum.lines + lines.length, comments: sum.comments + comments });
    }
  }
  return rooms;
}

/** Names each room of src, and each whole, that has more lines than its limit, or no limit. */
export function tooLarge(
  limits: Record<string, number> = JSON.parse(readFileSync('src/commands/size-limits.json', 'utf8')),
): string[] {
  return [...sizesOfRooms()]
    .filter(([room]) => !/^(tests|netlify)\//.test(room))
    .filter(([room, { lines }]) => lines > (limits[room] ?? 0))
    .map(([room, { lines }]) => `${room}: ${lines} lines, at most ${limits[room] ?? 0}`);
}

if (import.meta.main && process.argv.includes('--check')) {
  const found = tooLarge();
  console.log(found.join('\n') || 'No room is larger than its limit.');
  process.exitCode = found.length > 0 ? 1 : 0;
} else if (import.meta.main) {
  console.log('    lines comments');
  for (const [room, { lines, comments }] of [...sizesOfRooms()].sort(([, a], [, b]) => b.lines - a.lines))
    console.log(`${String(lines).padStart(9)}${String(comments).padStart(9)}  ${room}`);
}
