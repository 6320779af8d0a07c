/**
 * `npm run admin:create -- NAME MAIL` and `npm run admin:password -- NAME`: the password is asked for, or read from
 * standard input; an empty one is made up and printed once. `npm run admin:off -- NAME` and `npm run admin:on -- NAME`.
 */
import { changePassword, createAdmin, randomPassword, setActive } from '#domain/people/administrators.server.ts';
import { loadEnvFile } from '#platform/environment.ts';
import { sentenceAbout } from '#platform/problem.ts';
import { platformTexts } from '#platform/texts.ts';
import { readPassword } from './read-password.ts';
import { withDatabase } from './with-database.ts';

const [task, username, email] = process.argv.slice(2);
loadEnvFile();
try {
  if (!username || (task === 'create' && !email)) {
    console.error(platformTexts.adminUsage);
    process.exit(2);
  }
  if (task === 'off' || task === 'on') {
    const isActive = task === 'on';
    if (!(await withDatabase(`npm run admin:${task}`, (db) => setActive(db, { username }, isActive)))) {
      throw new Error(`There is no administrator with this name: ${username}`);
    }
    console.log(platformTexts.adminSwitched(username, isActive));
    process.exit(0);
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
