import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from the next input to the last picture of what it changed. */
    nextAnswer: Promise<number>;
  }
}

/** So long without a change of the page, and the answer is complete. */
const QUIET_MS = 300;

/** Presses a key ('Backspace') or types a character into the search, and times until its answer is painted. */
export async function timeKeyStroke(page: Page, key: string): Promise<number> {
  await page.getByLabel('Suche').focus();
  await page.evaluate(watchNextInput, QUIET_MS);
  if (key.length > 1 && /^[A-Z]/.test(key)) await page.keyboard.press(key);
  else await page.keyboard.type(key);
  return page.evaluate(() => window.nextAnswer);
}

/** Runs in the page, so it stands alone. */
function watchNextInput(quietMs: number): void {
  const { promise, resolve } = Promise.withResolvers<number>();
  window.nextAnswer = promise;
  const start = (event: Event) => {
    let paintedAt = performance.now();
    let quiet: number | undefined;
    // What changed is on the screen when the frame it was drawn in is over.
    const afterFrame = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        paintedAt = performance.now();
        port1.close();
        clearTimeout(quiet);
        quiet = window.setTimeout(end, quietMs);
      };
      port2.postMessage(undefined);
    };
    const changes = new MutationObserver(() => requestAnimationFrame(afterFrame));
    const end = () => {
      changes.disconnect();
      resolve(paintedAt - event.timeStamp);
    };
    changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    requestAnimationFrame(afterFrame);
  };
  document.addEventListener('beforeinput', start, { capture: true, once: true });
}
