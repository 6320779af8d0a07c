import { expect, test } from 'vitest';
import type { apiRoutes } from '#api-routes.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { theOwner } from '../support/admin.ts';
import { doorOf } from '../support/api/doors.ts';
import { testDatabase } from '../support/database.ts';
import { invoke } from '../support/invoke.ts';
import { Device } from '../support/push-device.ts';

const { db } = testDatabase();
const owner = theOwner(db);

const today = berlinDay(new Date());
const HOLIDAY = { from: today, until: addDays(today, 3), sentence: '' };

test.each([
  ['the holidays', 'holiday', 'PUT', '/api/admin/holiday', HOLIDAY],
  ['the weekly backups', 'backups', 'POST', '/api/admin/backups/auto-setup', undefined],
  ['the calendar address', 'calendar', 'POST', '/api/admin/calendar', undefined],
  ['a device for messages', 'push', 'PUT', '/api/admin/push/devices', { ...new Device().subscription, isWished: true }],
  ['a reply template', 'inbox', 'PUT', '/api/admin/reply-templates/1', { title: 'Danke', text: 'Danke.' }],
] as const)('%s can be saved eight times at once', async (_, feature, method, path, body) => {
  const save = () => invoke(doorOf(feature as keyof typeof apiRoutes), path, { method, body, ...owner });
  const answers = await Promise.all(Array.from({ length: 8 }, save));
  expect(answers.filter(({ ok }) => !ok).map(({ status }) => status)).toEqual([]);
});
