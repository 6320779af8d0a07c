import { describe, expect, test } from 'vitest';
import { daltonisation, type Matrix, SEEN, toFilterValues } from '#site/accessibility/daltonise.ts';

type Colour = readonly [number, number, number];
type Deficiency = keyof typeof SEEN;

const times = (matrix: Matrix, colour: Colour): Colour => {
  const [red, green, blue] = matrix.map((row) => row.reduce((sum, value, i) => sum + value * (colour[i] ?? 0), 0));
  return [red ?? 0, green ?? 0, blue ?? 0];
};
/** What a screen can show. */
const onScreen = ([red, green, blue]: Colour): Colour => {
  const bound = (value: number) => Math.min(1, Math.max(0, value));
  return [bound(red), bound(green), bound(blue)];
};
const distance = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

function linear(hex: string): Colour {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red ?? 0, green ?? 0, blue ?? 0];
}
const luminance = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const contrast = (a: Colour, b: Colour) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** Colours that the deficiency takes for one another, a pair each. */
const CONFUSED: Record<Deficiency, [string, string]> = {
  protanopia: ['#a3331b', '#2f6b2f'],
  deuteranopia: ['#a3331b', '#2f6b2f'],
  tritanopia: ['#35b4cd', '#2fb47a'],
};

for (const deficiency of Object.keys(SEEN) as Deficiency[]) {
  const filter = daltonisation(deficiency);
  const filtered = (hex: string) => onScreen(times(filter, linear(hex)));

  describe(deficiency, () => {
    for (const grey of [0, 0.2, 1]) {
      test(`leaves the grey ${grey} as it is`, () => {
        for (const value of times(filter, [grey, grey, grey])) expect(value).toBeCloseTo(grey, 5);
      });
    }

    test('separates colours that looked alike', () => {
      const [a, b] = CONFUSED[deficiency];
      const seen = (colour: Colour) => onScreen(times(SEEN[deficiency], colour));
      const before = distance(seen(linear(a)), seen(linear(b)));
      const after = distance(seen(filtered(a)), seen(filtered(b)));
      expect(after).toBeGreaterThan(before * 1.2);
    });

    for (const [text, ground] of [
      ['#0e2a33', '#ffffff'],
      ['#3b5560', '#ffffff'],
      ['#0a5568', '#ffffff'],
      ['#0e2a33', '#ffc83d'],
      ['#2f6b2f', '#e3f1f4'],
      // Reds get lighter with protanopia's filter, so its root class has a darker one.
      [deficiency === 'protanopia' ? '#7a1a05' : '#a3331b', '#ffffff'],
    ] as const) {
      test(`keeps ${text} on ${ground} readable (WCAG 1.4.3)`, () => {
        expect(contrast(filtered(text), filtered(ground))).toBeGreaterThan(4.5);
      });
    }
  });
}

test('the filter for protanopia is Machado’s matrix turned round by Fidaner’s shift', () => {
  // By hand: row 2 = 0.7 × (first row of I − S) + (second row of I − S) + second row of I.
  expect(toFilterValues(daltonisation('protanopia'))).toBe(
    '1 0 0 0 0 0.479 0.477 0.044 0 0 0.597 -0.689 1.091 0 0 0 0 0 1 0',
  );
});
