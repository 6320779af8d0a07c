import { expect } from 'vitest';

/** The sentences that a refused form gets, by field. */
export async function fieldErrorsIn(answer: Response): Promise<unknown> {
  expect(answer.status).toBe(422);
  return ((await answer.json()) as { fieldErrors: unknown }).fieldErrors;
}
