import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isShortcut } from '#admin/case/use-shortcut.ts';
import { isFocusFree } from '#shared/browser/hand-on-focus.ts';

const WEEKS: Partial<Record<string, number>> = { PageUp: -1, PageDown: 1, Home: 0 };
const SIDES: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const stopsIn = (part: Element | null) => [...(part?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];

/**
 * The keys of a week: arrows walk dates and free hours in a day and between days, page keys and Home `turn` the week (0 is
 * this one), Escape closes a date. One stop takes Tab.
 */
export function useWeekKeys(isOn: boolean, turn: (weeks: number) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const isTurned = useRef(false);

  useEffect(() => {
    const all = stopsIn(ref.current);
    const chosen = all.find((stop) => stop.getAttribute('tabindex') === '0') ?? all[0];
    for (const stop of all) stop.tabIndex = !isOn || stop === chosen ? 0 : -1;
    // The focused date went with its week.
    if (isTurned.current && isFocusFree()) (chosen ?? ref.current)?.focus();
    isTurned.current = false;
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!isShortcut(event.nativeEvent)) return;
    const { key, target } = event;
    const from = target as HTMLElement;
    const weeks = WEEKS[key];
    const days = [...(ref.current?.querySelectorAll('section') ?? [])].map(stopsIn);
    const open = key === 'Escape' ? from.closest('details[open]') : null;
    const focused = open ? open.querySelector('summary') : stopBeside(from, days, key);
    if (weeks !== undefined) turn(weeks);
    else if (!focused) return;
    event.preventDefault();
    isTurned.current = !focused;
    if (!focused) return;
    if (open) open.removeAttribute('open');
    for (const stop of days.flat()) stop.tabIndex = stop === focused ? 0 : -1;
    focused.focus();
  }

  return { ref, ...(isOn && { onKeyDown, tabIndex: -1 }) };
}

/** Where an arrow leads: up and down in a day, or to the stop of the same height in the next day that has any. */
function stopBeside(from: HTMLElement, days: readonly HTMLElement[][], key: string): HTMLElement | undefined {
  const day = days.findIndex((stops) => stops.includes(from));
  if (day < 0) return undefined;
  const side = SIDES[key];
  if (!side) return days[day]?.[days[day].indexOf(from) + (STEPS[key] ?? Number.NaN)];
  const far = (stop: Element) => Math.abs(stop.getBoundingClientRect().top - from.getBoundingClientRect().top);
  const beside = days.filter((stops, place) => stops.length > 0 && Math.sign(place - day) === side);
  return beside.at(side === 1 ? 0 : -1)?.toSorted((one, other) => far(one) - far(other))[0];
}
