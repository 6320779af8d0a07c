import { RETENTION } from '#config/limits.ts';
import { PUBLIC_PAGE } from '../../budget/budget.ts';
import type { NetlifyBundle } from '../../support/netlify-bundles.ts';
import { NEON, NETLIFY } from './prices.ts';

/** Assumptions that no code states: the habits of visitors and owner, and the duration of a call. */
const HABITS = {
  pagesPerVisit: 2.5,
  visitMinutes: 3,
  /** Hours of the day (UTC) with visitors, evenly spread; nights are empty. */
  visitorsFrom: 6,
  visitorsUntil: 22,
  /** Pictures that load while a visitor scrolls. */
  pictureBytes: 200_000,
  pictures: 12,
  /** The owner's admin area, open and visible: it polls every 30 seconds. */
  ownerFrom: 17,
  ownerMinutes: 30,
  ownerCallsPerMinute: 10,
  deploys: 4,
  callSeconds: 0.4,
  scheduledSeconds: 2,
  /** A door that looks for work in Blobs and finds none. */
  lookSeconds: 0.2,
  backupSeconds: 60,
  /** How often the owner's devices load a photo. */
  looksPerPhoto: 3,
  /** A photo counts as kept for the months of a request without a deal. */
  photoDays: RETENTION.enquiryWithoutDealMonths * 30,
  days: 30,
} as const;

/** Doors that ask the database only when there is work (`isNeeded` in netlify/functions). */
const LOOK_FIRST: readonly (string | undefined)[] = ['outbox'];
/** When one of them asks in any case, in summer (src/domain/messages/tell-of-waiting.server.ts). */
const WAS_WARTET = { schedule: '0,5 6,15 * * *' };

type Door = Pick<NetlifyBundle, 'schedule'> & { name?: string };

const MINUTES = 24 * 60;
const GB = 1e9;

/** A month's use of both providers. */
export interface Month {
  credits: { deploys: number; bandwidth: number; requests: number; compute: number; total: number };
  databaseHours: number;
  cuHours: number;
}

/** Estimates a month with so many visitors a day and the doors' schedules. */
export function month(visitorsPerDay: number, doors: readonly Door[]): Month {
  const { days, pagesPerVisit } = HABITS;
  const visits = visitorsPerDay * days;
  const ownerCalls = HABITS.ownerMinutes * HABITS.ownerCallsPerMinute * days;
  const scheduledCalls = wakeMinutes(doors).length * days;
  const looks = minutesOfAll(doors.filter(({ name }) => LOOK_FIRST.includes(name))).length * days;
  const calls = visits * pagesPerVisit + ownerCalls;
  const bytesPerVisit =
    PUBLIC_PAGE.totalBytes +
    PUBLIC_PAGE.scriptBytesAfterTouch +
    HABITS.pictureBytes +
    (pagesPerVisit - 1) * PUBLIC_PAGE.criticalBytes;
  const requestsPerVisit = pagesPerVisit * PUBLIC_PAGE.requests + HABITS.pictures;
  // A backup a week.
  const backupGbSeconds = (days / 7) * HABITS.backupSeconds;
  const scheduledSeconds = scheduledCalls * HABITS.scheduledSeconds + looks * HABITS.lookSeconds;
  const gbHours = (calls * HABITS.callSeconds + scheduledSeconds + backupGbSeconds) / 3600;
  const parts = {
    deploys: HABITS.deploys * NETLIFY.creditsPerDeploy,
    bandwidth: ((visits * bytesPerVisit) / GB) * NETLIFY.creditsPerGb,
    requests: ((visits * requestsPerVisit + calls) / 10_000) * NETLIFY.creditsPer10kRequests,
    compute: gbHours * NETLIFY.creditsPerGbHour,
  };
  const databaseHours = awakeHoursPerDay(visitorsPerDay, doors) * days;
  return {
    credits: { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) },
    databaseHours,
    cuHours: databaseHours * NEON.cu,
  };
}

/**
 * Estimates what so many photos a day add: a month's credits, and the gigabytes in Blobs once as many go as come, each
 * with its copy among the backups. Netlify publishes no price for Blobs.
 */
export function photos(perDay: number, bytesEach: number): { credits: number; storedGb: number } {
  const { days, looksPerPhoto, callSeconds, photoDays } = HABITS;
  const count = perDay * days;
  const calls = count * (1 + looksPerPhoto);
  return {
    credits:
      ((calls * callSeconds) / 3600) * NETLIFY.creditsPerGbHour +
      (calls / 10_000) * NETLIFY.creditsPer10kRequests +
      ((count * looksPerPhoto * bytesEach) / GB) * NETLIFY.creditsPerGb,
    storedGb: (perDay * photoDays * bytesEach * 2) / GB,
  };
}

/**
 * Estimates the hours a day in which the database is awake. It sleeps after `sleepsAfterMinutes` without a query.
 * Visits come by chance (Poisson), schedules and the owner at known times.
 */
function awakeHoursPerDay(visitorsPerDay: number, doors: readonly Door[]): number {
  const { sleepsAfterMinutes } = NEON;
  const { visitorsFrom, visitorsUntil, visitMinutes, ownerFrom, ownerMinutes } = HABITS;
  const woken = new Set(
    wakeMinutes(doors).flatMap((at) => Array.from({ length: sleepsAfterMinutes + 1 }, (_, n) => (at + n) % MINUTES)),
  );
  let minutes = 0;
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const isDay = minute >= visitorsFrom * 60 && minute < visitorsUntil * 60;
    const visits = isDay ? visitorsPerDay / ((visitorsUntil - visitorsFrom) * 60) : 0;
    const isOwnerThere = minute >= ownerFrom * 60 && minute < ownerFrom * 60 + ownerMinutes + sleepsAfterMinutes;
    const isQuiet = woken.has(minute) || isOwnerThere ? 0 : 1;
    const asleep = isQuiet * Math.exp(-visits * (visitMinutes + sleepsAfterMinutes));
    minutes += 1 - asleep;
  }
  return minutes / 60;
}

/** Lists the minutes of a day (UTC) at which scheduled doors query the database. */
export const wakeMinutes = (doors: readonly Door[]): number[] =>
  minutesOfAll(doors.map((door) => (LOOK_FIRST.includes(door.name) ? WAS_WARTET : door)));

const minutesOfAll = (doors: readonly Door[]): number[] =>
  doors.flatMap(({ schedule }) => (schedule ? minutesOf(schedule) : []));

/** @throws for a schedule that does not repeat every day. */
function minutesOf(schedule: string): number[] {
  const [minutes = '', hours = '', ...rest] = schedule.split(' ');
  if (rest.join(' ') !== '* * *') throw new Error(`A schedule that this can't count: ${schedule}`);
  const every = (field: string, end: number): number[] => {
    const [, step] = /^\*(?:\/(\d+))?$/.exec(field) ?? [];
    if (!field.startsWith('*')) return field.split(',').map(Number);
    return Array.from({ length: end }, (_, n) => n).filter((n) => n % Number(step ?? 1) === 0);
  };
  return every(hours, 24).flatMap((hour) => every(minutes, 60).map((minute) => hour * 60 + minute));
}
