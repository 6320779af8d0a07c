import type { Locator } from '@playwright/test';

/**
 * Presses a button that asks for a confirmation, and answers. Returns the question only after the click has ended,
 * because a listener for the next question would catch this one.
 */
export async function answerQuestion(button: Locator, isYes: boolean): Promise<string> {
  const asked = button.page().waitForEvent('dialog');
  const pressed = button.click();
  const dialog = await asked;
  await (isYes ? dialog.accept() : dialog.dismiss());
  await pressed;
  return dialog.message();
}
