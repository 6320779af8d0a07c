import { expect } from 'vitest';

/** Reads a refused form's sentences by field. */
export async function fieldErrorsIn(answer: Response): Promise<unknown> {
  expect(answer.status).toBe(422);
  return ((await answer.json()) as { fieldErrors: unknown }).fieldErrors;
}
