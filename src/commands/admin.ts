import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { business } from '#content/business.ts';
import {
  changePassword,
  createAdmin,
  makeOwner,
  randomPassword,
  setActive,
} from '#domain/people/administrators.server.ts';
import { invite } from '#domain/people/invitations.server.ts';
import { INVITATION_PATH, tokenLink } from '#domain/people/token-links.ts';
import { loadEnvFile } from '#platform/environment.ts';
import { sentenceAbout } from '#platform/problem.ts';
import { platformTexts } from '#platform/texts.ts';
import { changeByCommand } from './change-by-command.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run admin:create -- NAME MAIL` and `npm run admin:password -- NAME` ask for the password, or read it from
 * standard input. They invent one for an empty line, and print it once. `npm run admin:off`, `admin:on`, `admin:owner
 * -- NAME`; `npm run admin:link -- MAIL` prints a link by which somebody chooses name and password.
 */

const [task, username, email] = process.argv.slice(2);
const change = <T>(make: Parameters<typeof changeByCommand<T>>[1]): Promise<T> =>
  withDatabase(`npm run admin:${task}`, (db) => changeByCommand(db, make));
loadEnvFile();
try {
  if (!username || (task === 'create' && !email)) {
    console.error(platformTexts.adminUsage);
    process.exit(2);
  }
  if (task === 'link') {
    const token = await change(async (transaction, note) => {
      await note({ kind: 'invited', email: username });
      return invite(transaction, { email: username, invitedBy: null }, new Date());
    });
    console.log(platformTexts.adminLink(tokenLink(business.siteUrl, INVITATION_PATH, token)));
    process.exit(0);
  }
  if (task === 'owner') {
    await change(async (transaction, note) => {
      const name = await makeOwner(transaction, { username });
      if (!name) throw new Error(`There is no active administrator with this name: ${username}`);
      await note({ kind: 'owner', username: name });
    });
    console.log(platformTexts.adminOwner(username));
    process.exit(0);
  }
  if (task === 'off' || task === 'on') {
    const isActive = task === 'on';
    await change(async (transaction, note) => {
      const name = await setActive(transaction, { username }, isActive);
      if (!name) throw new Error(`There is no administrator with this name: ${username}`);
      await note({ kind: isActive ? 'switched-on' : 'switched-off', username: name });
    });
    console.log(platformTexts.adminSwitched(username, isActive));
    process.exit(0);
  }
  const given = await readPassword(platformTexts.askPassword);
  const password = given || randomPassword();
  await change(async (transaction, note) => {
    if (task === 'create' && email) {
      await createAdmin(transaction, { username, password, email });
      await note({ kind: 'created', username, email });
    } else {
      await note({ kind: 'password', username: await changePassword(transaction, username, password) });
    }
  });
  console.log(platformTexts.adminDone(username, given ? undefined : password));
} catch (error) {
  console.error(sentenceAbout(error) ?? (error instanceof Error ? error.message : error));
  process.exit(1);
}

/** Reads a password without echo, or the first line of piped input; '' for none. */
async function readPassword(question: string): Promise<string> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/)[0] ?? '';
  stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    stdout.write('\n');
  }
}
