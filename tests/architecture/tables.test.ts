import { expect, test } from 'vitest';
import { projectFiles } from '../support/source/project-files.ts';
import { strangersOf } from './rules/table-owners.ts';

test('only a table’s owner writes SQL over it', () => {
  expect(strangersOf(projectFiles(/^(src|netlify)\/.*\.ts$/))).toEqual([]);
});

test.each([
  ["db.selectFrom('contactSubmissions as one').selectAll()", 'contactSubmissions'],
  ["query.leftJoin('shortLived.pushDevices', 'id', 'deviceId')", 'shortLived.pushDevices'],
  ['sql`select 1 from short_lived.outbox`', 'shortLived.outbox'],
  ['sql`update admin_users set is_active = false`', 'adminUsers'],
])('the check of tables finds a planted stranger: %s', (text, table) => {
  const found = strangersOf([{ path: 'src/admin/status/x.server.ts', text }]);
  expect(found).toEqual([expect.stringContaining(`names ${table}, which is`)]);
});

test('the check of tables allows a table’s name in a comment, and the own table', () => {
  const text = "// from admin_users\ndb.selectFrom('sitemap')";
  expect(strangersOf([{ path: 'src/admin/seo/x.server.ts', text }])).toEqual([]);
});
