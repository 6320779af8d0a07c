import { expect, test } from 'vitest';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { testMailServer } from '../support/mail-server.ts';
import { ownersArea } from '../support/owners-area.ts';
import { Device } from '../support/push-device.ts';

const { ask } = ownersArea();
testMailServer();

const today = berlinDay(new Date());
const AWAY = { id: crypto.randomUUID(), from: today, until: addDays(today, 3), sentence: '' };

test.each([
  ['an absence', 'PUT', 'absence', AWAY],
  ['the weekly backups', 'POST', 'backups/auto-setup', undefined],
  ['the calendar address', 'POST', 'calendar', undefined],
  ['a device for messages', 'PUT', 'push/devices', { ...new Device().subscription, isWished: true }],
  ['a list of addresses', 'PUT', 'notifications', { addresses: 'neu@firma.de', content: 'whole' }],
  ['a reply template', 'PUT', 'reply-templates/1', { title: 'Danke', text: 'Danke.' }],
] as const)('%s can be saved eight times at once', async (_, method, path, body) => {
  const save = () => ask(path, { method, body });
  const answers = await Promise.all(Array.from({ length: 8 }, save));
  expect(answers.filter(({ ok }) => !ok).map(({ status }) => status)).toEqual([]);
});
