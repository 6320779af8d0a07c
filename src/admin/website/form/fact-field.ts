import type { $ZodType } from 'zod/v4/core';

/** What draws a fact, or a part of one. */
export interface FactFieldProps {
  schema: $ZodType;
  /** Its place in the fact, as in '0.name'; '' for the whole fact. */
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
  /** A sentence for each place with a mistake. */
  errors: Readonly<Record<string, string>>;
}

/** The place of a part of a fact. */
export const placeOf = (path: string, part: string | number): string => (path ? `${path}.${part}` : `${part}`);
