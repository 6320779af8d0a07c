/** Started as a child process: becomes owner of a folder, says so, and waits to be killed. */
import { becomeOwner } from '#platform/owner/owner-lock.ts';

const answer = await becomeOwner(process.argv[2] ?? '', 'a child process').then(
  () => 'owner',
  (error) => error.message,
);
process.stdout.write(`${answer}\n`);
setInterval(() => undefined, 1000);
