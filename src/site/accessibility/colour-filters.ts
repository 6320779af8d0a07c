/**
 * Values of feColorMatrix that move colours apart for a person with the deficiency (Spec §2). Daltonisation by Fidaner,
 * Lin, Ozguven: "Analysis of Color Blindness", Stanford PSYCH 221, 2005, over the table for severity 1 of Machado,
 * Oliveira, Fernandes: "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009.
 * Greys do not change, because each row adds up to 1.
 */
export const COLOUR_FILTERS = {
  protanopia: '1 0 0 0 0 0.48 0.48 0.04 0 0 0.6 -0.69 1.09 0 0 0 0 0 1 0',
  deuteranopia: '1 0 0 0 0 0.16 0.73 0.11 0 0 0.45 -0.64 1.19 0 0 0 0 0 1 0',
  tritanopia: '0.74 -0.41 0.67 0 0 0.08 0.58 0.34 0 0 0 0 1 0 0 0 0 0 1 0',
} as const;
