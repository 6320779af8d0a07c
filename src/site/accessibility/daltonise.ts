export type ColourDeficiency = 'protanopia' | 'deuteranopia' | 'tritanopia';
export type Matrix = readonly (readonly [number, number, number])[];

/**
 * Colours as a person with the deficiency sees them, in linear RGB. Machado, Oliveira, Fernandes: "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009, table for severity 1.
 */
export const SEEN: Record<ColourDeficiency, Matrix> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/**
 * Moves the lost part to other colours. Fidaner, Lin, Ozguven: "Analysis of Color Blindness", Stanford PSYCH 221,
 * 2005.
 */
const RED_TO_OTHERS: Matrix = [
  [0, 0, 0],
  [0.7, 1, 0],
  [0.7, 0, 1],
];
const BLUE_TO_OTHERS: Matrix = [
  [1, 0, 0.7],
  [0, 1, 0.7],
  [0, 0, 0],
];

/**
 * Computes daltonisation as one matrix in linear RGB: colour + shift × (colour − seen). Greys do not change, because
 * the rows of SEEN add up to 1.
 */
export function daltonisation(deficiency: ColourDeficiency): Matrix {
  const seen = SEEN[deficiency];
  const shift = deficiency === 'tritanopia' ? BLUE_TO_OTHERS : RED_TO_OTHERS;
  const entry = (row: number, column: number) =>
    [0, 1, 2].reduce(
      (sum, i) => sum + at(shift, row, i) * (identity(i, column) - at(seen, i, column)),
      identity(row, column),
    );
  return [0, 1, 2].map((row) => [entry(row, 0), entry(row, 1), entry(row, 2)] as const);
}

/** Writes the `values` of an SVG feColorMatrix. */
export const toFilterValues = (matrix: Matrix): string =>
  [...matrix.map((row) => `${row.map((value) => Number(value.toFixed(3))).join(' ')} 0 0`), '0 0 0 1 0'].join(' ');

const identity = (row: number, column: number) => (row === column ? 1 : 0);
const at = (matrix: Matrix, row: number, column: number) => matrix[row]?.[column] ?? 0;
