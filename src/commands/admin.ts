import { findCopyAddress } from '#domain/backups/copies.server.ts';
import {
  changeEmail,
  changePassword,
  findByUsername,
  makeOwner,
  randomPassword,
  setActive,
} from '#domain/people/administrators.server.ts';
import { INVITATION_PATH, tokenLink } from '#domain/people/token-links.ts';
import { replaceToken } from '#domain/people/tokens.server.ts';
import { loadEnvFile } from '#platform/environment.ts';
import { sentenceAbout } from '#platform/problem.ts';
import { platformTexts } from '#platform/texts.ts';
import { linkOrigin } from '#server/own-origin.ts';
import { changeByCommand } from './change-by-command.ts';
import { withDatabase } from './with-database.ts';

/** The administrators' commands, as platformTexts.adminUsage calls them. */

const [task = '', username = '', email = ''] = process.argv.slice(2);

type Make = Parameters<typeof changeByCommand<string>>[1];
const unknown = (what: string) => new Error(`There is no ${what} with this name: ${username}`);

const setActiveTo =
  (isActive: boolean): Make =>
  async (transaction, note) => {
    const name = await setActive(transaction, { username }, isActive);
    if (!name) throw unknown('administrator');
    await note({ kind: isActive ? 'switched-on' : 'switched-off', username: name });
    return platformTexts.adminSwitched(username, isActive);
  };

/** Each makes the change with its line in the security log, and returns what to print. */
const tasks = {
  async link(transaction, note) {
    await note({ kind: 'invited', email: username });
    const token = await replaceToken(transaction, { use: 'invitation', adminId: null, email: username }, new Date());
    return platformTexts.adminLink(tokenLink(linkOrigin(), INVITATION_PATH, token));
  },
  async owner(transaction, note) {
    const name = await makeOwner(transaction, { username });
    if (!name) throw unknown('active administrator');
    await note({ kind: 'owner', username: name, copies: await findCopyAddress(transaction) });
    return platformTexts.adminOwner(username);
  },
  on: setActiveTo(true),
  off: setActiveTo(false),
  async mail(transaction, note) {
    const admin = await findByUsername(transaction, username);
    if (!admin) throw unknown('administrator');
    if (!(await changeEmail(transaction, admin.id, email, new Date())))
      throw new Error(`There is an administrator with this mail address already: ${email}`);
    await note({ kind: 'email', username: admin.username, email });
    return platformTexts.adminMail(admin.username, email);
  },
  async password(transaction, note) {
    const password = randomPassword();
    await note({ kind: 'password', username: await changePassword(transaction, username, password) });
    return platformTexts.adminPassword(username, password);
  },
} satisfies Record<string, Make>;

loadEnvFile();
if (!username || (task === 'mail' && !email)) {
  console.error(platformTexts.adminUsage);
  process.exit(2);
}
try {
  const make = tasks[task as keyof typeof tasks];
  console.log(await withDatabase(`npm run admin:${task}`, (db) => changeByCommand(db, make)));
  process.exit(0);
} catch (error) {
  console.error(sentenceAbout(error) ?? (error instanceof Error ? error.message : error));
  process.exit(1);
}
