/** A child process: becomes owner of a folder, says so, and waits to be killed. */
import { becomeOwner } from '#platform/owner-lock.ts';

let answer = 'owner';
try {
  becomeOwner(process.argv[2] ?? '', 'a child process');
} catch (error) {
  answer = (error as Error).message;
}
process.stdout.write(`${answer}\n`);
setInterval(() => undefined, 1000);
