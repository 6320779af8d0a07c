import { glanceOf } from '#domain/jobs/dates/date-words.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';

export function DateGlance({ date }: { date: NextDate }) {
  const { words, isDue, isOver } = glanceOf(date, new Date());
  const look = isOver
    ? 'text-ink-soft'
    : isDue
      ? "before:mr-[0.4em] before:text-[0.75em] before:content-['●'/'']"
      : "before:mr-[0.4em] before:text-[0.75em] before:content-['○'/'']";
  return <span className={look}>{words}</span>;
}
