import { describe, expect, test } from 'vitest';
import { COLOUR_FILTERS } from '#site/accessibility/colour-filters.ts';

type Colour = readonly number[];
type Matrix = readonly Colour[];

/** Colours as a person with the deficiency sees them (Machado et al. 2009), and two that look alike to that person. */
const DEFICIENCIES: Record<keyof typeof COLOUR_FILTERS, { seen: Matrix; confused: [string, string] }> = {
  protanopia: {
    seen: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    confused: ['#a3331b', '#2f6b2f'],
  },
  deuteranopia: {
    seen: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
    confused: ['#a3331b', '#2f6b2f'],
  },
  tritanopia: {
    seen: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
    confused: ['#35b4cd', '#2fb47a'],
  },
};

/** Multiplies matrix and colour, clamped to 0 and 1 like on a screen. */
const times = (matrix: Matrix, colour: Colour): Colour =>
  matrix
    .map((row) => row.reduce((sum, value, i) => sum + value * (colour[i] ?? 0), 0))
    .map((value) => Math.min(1, Math.max(0, value)));
const linear = (hex: string): Colour =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
const luminance = ([red = 0, green = 0, blue = 0]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
function contrast(...colours: [Colour, Colour]) {
  const [light = 0, dark = 0] = colours.map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(DEFICIENCIES))('%s', (deficiency, { seen, confused }) => {
  const values = COLOUR_FILTERS[deficiency as keyof typeof COLOUR_FILTERS].split(' ').map(Number);
  const filter = [0, 5, 10].map((start) => values.slice(start, start + 3));
  const filtered = (hex: string) => times(filter, linear(hex));

  test(`the filter for ${deficiency} keeps greys`, () => {
    for (const row of filter) expect(row.reduce((sum, value) => sum + value)).toBeCloseTo(1, 2);
  });

  test(`the filter for ${deficiency} separates colours that look alike without it`, () => {
    const distance = (look: (hex: string) => Colour) => {
      const [one, other] = confused.map((hex) => times(seen, look(hex)));
      return Math.hypot(...(one ?? []).map((value, i) => value - (other?.[i] ?? 0)));
    };
    expect(distance(filtered)).toBeGreaterThan(distance(linear) * 1.2);
  });

  test.each([
    ['#0e2a33', '#ffffff'],
    ['#3b5560', '#ffffff'],
    ['#0a5568', '#ffffff'],
    ['#0e2a33', '#ffc83d'],
    ['#2f6b2f', '#e3f1f4'],
    // Protanopia's filter lightens reds, so its root class has a darker one.
    [deficiency === 'protanopia' ? '#7a1a05' : '#a3331b', '#ffffff'],
  ])(`the filter for ${deficiency} keeps %s on %s readable (WCAG 1.4.3)`, (text, ground) => {
    expect(contrast(filtered(text), filtered(ground))).toBeGreaterThan(4.5);
  });
});
