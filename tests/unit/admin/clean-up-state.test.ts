import { expect, test } from 'vitest';
import { cleanUpState } from '#admin/dashboard/system-states.ts';

const since = '2026-03-02T15:05:00.000Z';

test('says when everything was tidied up last', () => {
  expect(cleanUpState({ isWell: true, since })).toEqual(['good', 'Erledigt, 02.03.2026, 16:05']);
});

test('says since when something is not done', () => {
  expect(cleanUpState({ isWell: false, since })).toEqual(['bad', 'Nicht erledigt seit 02.03.2026, 16:05']);
});

test('says without alarm that a new site has not been tidied up yet', () => {
  expect(cleanUpState({ isWell: true, since: null })).toEqual(['open', 'Läuft heute noch']);
});
