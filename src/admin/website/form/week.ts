import { DAYS, type Hours } from '#content/facts-schema.ts';
import type { Span } from '#content/hours.ts';
import { isSameValue } from '#domain/site/stored-facts.ts';

/** The hours of a week again, neighbouring days with equal times in one: 'Montag bis Freitag'. */
export function hoursOf(week: readonly (readonly Span[])[]): Hours[] {
  const runs: { first: number; last: number; spans: readonly Span[] }[] = [];
  for (const [place, spans] of week.entries()) {
    const run = runs.at(-1);
    if (run && isSameValue(run.spans, spans)) run.last = place;
    else runs.push({ first: place, last: place, spans });
  }
  return runs.flatMap(({ first, last, spans }) => {
    const days = (first === last ? [DAYS[first]] : [DAYS[first], DAYS[last]]) as Hours['days'];
    return spans.map(({ from, to, byArrangement }) => ({ days, from, to, ...(byArrangement && { byArrangement }) }));
  });
}

/** Half hours as a choice, and the odd time that is stored. */
export function halfHours(stored: string): string[] {
  const all = Array.from({ length: 48 }, (_, half) => `${`${half >> 1}`.padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
  return all.includes(stored) ? all : [...all, stored].sort();
}
