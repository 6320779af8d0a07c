import { mailKeys, nameOf } from './customers.ts';
import { isAnswer, type Request } from './history.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Maps a request to the first of those that the same person sent within an hour, without an answer between. */
export function repeatsOf(requests: readonly Request[]): Map<string, string> {
  const byWay = new Map<string, { at: Date; request?: Request }[]>();
  for (const request of requests.toReversed()) {
    if (request.kind === 'notebook') continue;
    const answers = request.held.filter(isAnswer).map(({ at }) => ({ at }));
    for (const way of [request.email.toLowerCase(), (request.phone ?? '').replace(/\D/g, '')]) {
      const events = byWay.get(way) ?? [];
      events.push({ at: request.at, request }, ...answers);
      if (way) byWay.set(way, events);
    }
  }
  const before = new Map<string, string>();
  for (const events of byWay.values()) {
    events.sort((one, other) => one.at.getTime() - other.at.getTime());
    for (const [n, { at, request }] of events.entries()) {
      const last = events[n - 1]?.request;
      if (!request || !last || at.getTime() - last.at.getTime() > HOUR_MS) continue;
      // Another person of the same household is a task of their own.
      const isSameMail = request.email !== '' && mailKeys(request)[0] === mailKeys(last)[0];
      if (isSameMail || nameOf(request) === nameOf(last)) before.set(request.id, last.id);
    }
  }
  const firsts = new Map<string, string>();
  for (const { id } of requests.toReversed()) {
    const last = before.get(id);
    if (last) firsts.set(id, firsts.get(last) ?? last);
  }
  return firsts;
}
