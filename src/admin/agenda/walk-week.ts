import type { KeyboardEvent } from 'react';
import { isShortcut } from '#admin/case/use-shortcut.ts';

const WEEKS: Partial<Record<string, number>> = { PageUp: -1, PageDown: 1, Home: 0 };
const SIDES: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The keys of a week: arrows walk dates and free hours in a day and between days, page keys and Home `turn` the week (0 is
 * this one), Escape closes a date.
 */
export function walkWeek(event: KeyboardEvent<HTMLElement>, turn: (weeks: number) => void): void {
  if (!isShortcut(event.nativeEvent)) return;
  const { key, target, currentTarget: week } = event;
  const from = target as HTMLElement;
  const weeks = WEEKS[key];
  const open = key === 'Escape' ? from.closest('details[open]') : null;
  // The focused date goes with its week.
  const next = weeks === undefined ? (open?.querySelector('summary') ?? stopBeside(from, week, key)) : week;
  if (!next) return;
  event.preventDefault();
  open?.removeAttribute('open');
  next.focus();
  if (weeks !== undefined) turn(weeks);
}

/** Where an arrow leads: up and down in a day, or to the same place of the next day that has any. */
function stopBeside(from: HTMLElement, week: HTMLElement, key: string): HTMLElement | undefined {
  const days = [...week.querySelectorAll(':scope > section')].map((day) => [
    ...day.querySelectorAll<HTMLElement>('summary, li > a'),
  ]);
  const day = days.findIndex((stops) => stops.includes(from));
  const place = days[day]?.indexOf(from) ?? -1;
  const side = SIDES[key];
  if (!side) return (days[day] ?? days.flat())[place + (STEPS[key] ?? Number.NaN)];
  const beside = days.filter((stops, at) => stops.length > 0 && Math.sign(at - day) === side);
  const stops = beside.at(side === 1 ? 0 : -1);
  return stops?.[Math.min(place, stops.length - 1)];
}
