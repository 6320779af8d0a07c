import { expect, test } from 'vitest';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { theOwner } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { invoke } from '../support/invoke.ts';
import { Device } from '../support/push-device.ts';

const { db } = testDatabase();
const owner = theOwner(db);

const today = berlinDay(new Date());
const AWAY = { id: crypto.randomUUID(), from: today, until: addDays(today, 3), sentence: '' };

test.each([
  ['an absence', 'PUT', '/api/admin/absence', AWAY],
  ['the weekly backups', 'POST', '/api/admin/backups/auto-setup', undefined],
  ['the calendar address', 'POST', '/api/admin/calendar', undefined],
  ['a device for messages', 'PUT', '/api/admin/push/devices', { ...new Device().subscription, isWished: true }],
  ['a reply template', 'PUT', '/api/admin/reply-templates/1', { title: 'Danke', text: 'Danke.' }],
] as const)('%s can be saved eight times at once', async (_, method, path, body) => {
  const save = () => invoke(api, path, { method, body, ...owner });
  const answers = await Promise.all(Array.from({ length: 8 }, save));
  expect(answers.filter(({ ok }) => !ok).map(({ status }) => status)).toEqual([]);
});
