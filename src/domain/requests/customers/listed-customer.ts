import * as z from 'zod/mini';
import { RHYTHM_JOBS } from '#config/limits.ts';
import { addDays, daysBetween } from '#shared/format/berlin-day.ts';
import { addressParts } from './address.ts';

const openJob = z.object({
  id: z.uuid(),
  request: z.uuid(),
  /** The version of its request. */
  version: z.int(),
  service: z.optional(z.string()),
  day: z.string(),
  cents: z.optional(z.int()),
});

/** A customer in the list; days are those in Germany. */
export const listedCustomer = z.object({
  /** The newest request, or the customer of an import: either leads to the page. */
  id: z.uuid(),
  name: z.string(),
  /** The letter under which one looks: 'H' for 'Hofmann, Familie', '#' for no letter. */
  letter: z.string(),
  place: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** The last finished job. */
  last: z.optional(z.object({ day: z.string(), cents: z.optional(z.int()) })),
  /** The day of the next date. */
  next: z.optional(z.string()),
  /** No date is ahead, and the usual time since the last job is over. */
  due: z.optional(z.object({ since: z.string(), everyDays: z.int() })),
  /** Finished and not paid, the oldest first. Jobs of an import are none, because nobody knows. */
  open: z.array(openJob),
});
export type ListedCustomer = z.infer<typeof listedCustomer>;

/** A customer with the finished and the open jobs, the last day first. */
export interface CustomerRow {
  id: string;
  name: string;
  surnameKey: string;
  address: string | null;
  phone: string | null;
  requestId: string | null;
  jobs: readonly {
    id: string;
    requestId: string | null;
    version: number | null;
    service: string | null;
    day: string;
    cents: number | null;
    isOpen: boolean;
    isPaid: boolean;
  }[];
}

export function toListed({ jobs, surnameKey, address, phone, ...row }: CustomerRow, today: string): ListedCustomer {
  const done = jobs.filter(({ isOpen }) => !isOpen);
  const [last] = done;
  const next = jobs.findLast(({ isOpen }) => isOpen)?.day;
  return {
    id: row.requestId ?? row.id,
    name: row.name,
    letter: /^\p{L}/u.exec(surnameKey.normalize('NFD'))?.[0].toUpperCase() ?? '#',
    place: addressParts(address ?? '').place || undefined,
    phone: phone ?? undefined,
    last: last && { day: last.day, cents: last.cents ?? undefined },
    next,
    due: next ? undefined : dueAfter([...new Set(done.map(({ day }) => day))], today),
    open: done.toReversed().flatMap(({ id, requestId, version, service, day, cents, isPaid }) =>
      requestId && !isPaid
        ? {
            ...{ id, request: requestId, version: version ?? 0 },
            ...{ service: service ?? undefined, day, cents: cents ?? undefined },
          }
        : [],
    ),
  };
}

/** @param days Of the jobs, the last one first. A single one says nothing. */
function dueAfter([last, ...before]: readonly string[], today: string): ListedCustomer['due'] {
  if (!last || before.length === 0) return undefined;
  const days = [last, ...before].slice(0, RHYTHM_JOBS);
  const everyDays = medianOf(days.slice(1).map((day, at) => daysBetween(day, days[at] ?? day)));
  const since = addDays(last, everyDays);
  return since <= today ? { since, everyDays } : undefined;
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return Math.ceil(((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2);
}
