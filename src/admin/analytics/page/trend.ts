import { cardTexts } from '../texts.ts';

const percent = new Intl.NumberFormat('de-DE', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

export const shareOf = (part: number, whole: number): string => percent.format(whole === 0 ? 0 : part / whole);

/** '+12,3 %', '–4,0 %' or '±0,0 %' against the figure before; 'neu' if only that was 0 (ruling 1). */
export function trendOf(now: number, before: number): string {
  if (before === 0) return now === 0 ? `±${percent.format(0)}` : cardTexts.isNew;
  const change = (now - before) / before;
  const text = percent.format(Math.abs(change));
  if (text === percent.format(0)) return `±${text}`;
  return `${change > 0 ? '+' : '–'}${text}`;
}
