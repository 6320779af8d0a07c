import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** `npm run size`: lines of code by room, the largest first. */
const files = execFileSync('git', ['ls-files', 'src', 'netlify', 'tests'], { encoding: 'utf8' }).split('\n');
const rooms = new Map<string, number>();
for (const path of files.filter((file) => /\.(tsx?|astro|css|mjs)$/.test(file))) {
  const [top = '', ...inside] = path.split('/').slice(0, -1);
  const depth = /^(site|admin|domain)$/.test(inside[0] ?? '') ? 2 : 1;
  const lines = readFileSync(path, 'utf8').split('\n').length - 1;
  for (const room of [top, [top, ...inside.slice(0, depth)].join('/')]) rooms.set(room, (rooms.get(room) ?? 0) + lines);
}
for (const [room, lines] of [...rooms].sort(([, a], [, b]) => b - a))
  console.log(`${String(lines).padStart(6)}  ${room}`);
