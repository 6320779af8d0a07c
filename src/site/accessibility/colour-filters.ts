/**
 * Values of feColorMatrix that move colours apart for a person with the deficiency (Spec §2). Daltonisation by Fidaner,
 * Lin, Ozguven: "Analysis of Color Blindness", Stanford PSYCH 221, 2005, over the table for severity 1 of Machado,
 * Oliveira, Fernandes: "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009.
 * Greys do not change, because each row adds up to 1.
 */
export const COLOUR_FILTERS = {
  protanopia: '1 0 0 0 0 0.479 0.477 0.044 0 0 0.597 -0.689 1.091 0 0 0 0 0 1 0',
  deuteranopia: '1 0 0 0 0 0.163 0.725 0.112 0 0 0.455 -0.645 1.191 0 0 0 0 0 1 0',
  tritanopia: '0.741 -0.407 0.666 0 0 0.075 0.585 0.34 0 0 0 0 1 0 0 0 0 0 1 0',
} as const;
