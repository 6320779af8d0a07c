import type { Font } from 'fontkitten';

/** A line of text as outlines, which need no font. */
export interface OutlinedLine {
  /** SVG path data with the baseline at y = 0. */
  path: string;
  width: number;
}

/** Outlines a line of text; `size` in pixels. */
export function outlineLine(font: Font, text: string, size: number): OutlinedLine {
  const scale = size / font.unitsPerEm;
  let width = 0;
  const paths = font.glyphsForString(text).map((glyph) => {
    const path = glyph.path.scale(scale, -scale).translate(width, 0).toSVG();
    width += glyph.advanceWidth * scale;
    return path;
  });
  return { path: paths.join(''), width };
}

/** Breaks a text between words into outlined lines of at most `maxWidth`. A longer word stays whole. */
export function outlineLines(font: Font, text: string, size: number, maxWidth: number): OutlinedLine[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    const fits = lines.length > 0 && outlineLine(font, longer, size).width <= maxWidth;
    lines.splice(fits ? -1 : lines.length, 1, fits ? longer : word);
  }
  return lines.map((line) => outlineLine(font, line, size));
}
