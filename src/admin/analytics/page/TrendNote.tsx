import { cardTexts as texts } from '../texts.ts';
import { trendOf } from './trend.ts';

const ARROWS: Record<number, string> = {
  1: "before:content-['▲_'/'']",
  [-1]: "before:content-['▼_'/'']",
};

/** '+15,8 % gegenüber den 30 Tagen davor', with an arrow up or down before it: direction is no matter of colour. */
export function TrendNote({ now, before, days }: { now: number; before: number; days: number }) {
  return (
    <>
      <b className={`text-ink ${ARROWS[Math.sign(now - before)] ?? ''}`}>{trendOf(now, before)}</b>{' '}
      {texts.against(days)}
    </>
  );
}
