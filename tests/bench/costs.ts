/**
 * `npm run costs`: estimates a month's costs at Netlify and Neon. It reads the doors' schedules by Netlify's packer,
 * the pages' budgets and the published prices (costs/prices.ts). The assumptions about visitors are in costs/month.ts.
 */
import { CALENDAR_REFRESH_HOURS } from '#admin/calendar/limits.ts';
import { HEALTH_KNOWN_MS } from '#admin/status/limits.ts';
import { HOUR_MS, KIB, REQUEST_PHOTO } from '#config/limits.ts';
import {
  PHOTO_BYTES_PER_DAY,
  PHOTO_BYTES_PER_DAY_AND_CLIENT,
  PHOTO_MIN_BYTES,
  VISITORS_PHOTO,
} from '#site/request-form/limits.ts';
import { builtFunctions, netlifyBundles } from '../support/netlify-bundles.ts';
import { table } from '../support/table.ts';
import { type Month, month, photos, wakeMinutes } from './costs/month.ts';
import { NEON, NETLIFY } from './costs/prices.ts';

const VISITORS = [100, 1_000, 10_000];

const doors = await netlifyBundles(await builtFunctions());
const round = (value: number) => Math.round(value).toLocaleString('en');

const netlifyPlan = ({ credits: { total } }: Month): string => {
  const plan = NETLIFY.plans.find(({ credits }) => total <= credits);
  if (plan) return `${plan.name} ($${plan.dollars})`;
  const pro = NETLIFY.plans[2];
  return `Pro ($${round(pro.dollars + (total - pro.credits) * NETLIFY.dollarsPerFurtherCredit)})`;
};
const neonPlan = ({ cuHours }: Month): string =>
  cuHours <= NEON.freeCuHours ? 'Free ($0)' : `Launch ($${round(cuHours * NEON.dollarsPerCuHour)})`;

console.log(
  table(
    ['visitors a day', 'credits', 'deploys', 'bandwidth', 'requests', 'compute', 'fits', 'database h', 'CU-h', 'fits'],
    VISITORS.map((visitors) => {
      const use = month(visitors, doors);
      const { credits } = use;
      return [
        visitors.toLocaleString('en'),
        ...[credits.total, credits.deploys, credits.bandwidth, credits.requests, credits.compute].map(round),
        netlifyPlan(use),
        ...[use.databaseHours, use.cuHours].map(round),
        neonPlan(use),
      ];
    }),
  ),
);

const photoRow = (what: string, perDay: number, bytesEach: number) => {
  const { credits, storedGb } = photos(perDay, bytesEach);
  return [what, round(perDay), round(credits), storedGb.toFixed(1)];
};
const largest = REQUEST_PHOTO.maxBytes;
console.log(
  table(
    ['photos', 'a day', 'credits', 'GB in Blobs'],
    [
      photoRow('3 requests with 4 photos', 12, VISITORS_PHOTO.maxBytes),
      photoRow('a flood every day', Math.floor(PHOTO_BYTES_PER_DAY / largest), largest),
      photoRow('small ones from 100 lines', 100 * (PHOTO_BYTES_PER_DAY_AND_CLIENT / PHOTO_MIN_BYTES), KIB),
    ],
  ),
);

const without = doors.map((door) => ({ ...door, schedule: undefined }));
const pinged = [...doors, { schedule: `*/${NEON.sleepsAfterMinutes} * * * *` }];
// An instance repeats the database's health for this long without a query.
const monitored = [...doors, { schedule: `2 */${HEALTH_KNOWN_MS / HOUR_MS} * * *` }];
// Two calendars, asking at minutes of their own: one as often as the feed says, one more often.
const calendars = [`7 */${CALENDAR_REFRESH_HOURS} * * *`, '7 * * * *', '7,22,37,52 * * * *'].map((schedule) =>
  round(month(100, [...doors, { schedule }]).cuHours),
);
console.log(`
What wakes the database, CU-h a month at 100 visitors a day:
  visitors, crawlers and the owner alone: ${round(month(100, without).cuHours)}
  with the ${wakeMinutes(doors).length} scheduled runs a day: ${round(month(100, doors).cuHours)}
  with a run every hour instead: ${round(month(100, [...without, { schedule: '5 * * * *' }]).cuHours)}
  and a subscribed calendar, every ${CALENDAR_REFRESH_HOURS} hours as it is asked to: ${calendars[0]}; every hour: ${calendars[1]}; every 15 minutes: ${calendars[2]}
  and a monitor of /api/health: ${round(month(100, monitored).cuHours)}
  and something that makes the database answer every ${NEON.sleepsAfterMinutes} minutes: ${round(month(100, pinged).cuHours)} of ${NEON.freeCuHours} free ones`);
