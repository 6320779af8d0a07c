/**
 * `npm run admin:create -- NAME MAIL` and `npm run admin:password -- NAME`. The password is asked for, or read from
 * standard input; an empty one is made up and printed once.
 */
import { changePassword, createAdmin, randomPassword } from '#server/admins.ts';
import { loadEnvFile } from '../environment.ts';
import { sentenceAbout } from '../problem.ts';
import { platformTexts } from '../texts.ts';
import { readPassword } from './read-password.ts';
import { withDatabase } from './with-database.ts';

const [task, username, email] = process.argv.slice(2);
loadEnvFile();
try {
  if (!username || (task === 'create' && !email)) {
    console.error(platformTexts.adminUsage);
    process.exit(2);
  }
  const given = await readPassword(platformTexts.askPassword);
  const password = given || randomPassword();
  await withDatabase(`npm run admin:${task}`, (db) =>
    task === 'create' ? createAdmin(db, { username, password, email }) : changePassword(db, username, password),
  );
  console.log(platformTexts.adminDone(username, given ? undefined : password));
} catch (error) {
  console.error(sentenceAbout(error) ?? (error instanceof Error ? error.message : error));
  process.exit(1);
}
