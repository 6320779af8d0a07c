/** 'right top' for a focal point in percent, by thirds; undefined for the middle. */
export function focalWords(focal: { x: number; y: number } | undefined): string | undefined {
  const word = (percent: number, before: string, behind: string) =>
    percent < 33 ? before : percent > 67 ? behind : undefined;
  const words = focal && [word(focal.x, 'left', 'right'), word(focal.y, 'top', 'bottom')].filter(Boolean);
  return words?.join(' ') || undefined;
}
