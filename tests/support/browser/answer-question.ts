import type { Locator } from '@playwright/test';

/**
 * Presses what asks for a confirmation, and answers. Gives the question when all of it is over: a listener for the next
 * question that stands while this one is still being answered would be told of this one.
 */
export async function answerQuestion(button: Locator, isYes: boolean): Promise<string> {
  const asked = button.page().waitForEvent('dialog');
  const pressed = button.click();
  const dialog = await asked;
  await (isYes ? dialog.accept() : dialog.dismiss());
  await pressed;
  return dialog.message();
}
