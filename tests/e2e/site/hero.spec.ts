import type { Page } from '@playwright/test';
import { atRest } from '../../support/browser/at-rest.ts';
import { boxOf } from '../../support/browser/box-of.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { EVERY_WIDTH } from '../../support/browser/phone.ts';
import { windows } from '../../support/browser/windows.ts';

const wiper = (page: Page) => page.getByRole('slider', { name: 'Scheibe sauber wischen' });
/** Returns the cut of the dirty layer from the left, in percent. */
const cleanPercent = (page: Page) =>
  page
    .locator('#wipe .wipe-dirty')
    .evaluate((layer) => Number(/inset\(0px 0px 0px ([\d.]+)%\)/.exec(getComputedStyle(layer).clipPath)?.[1]));
/** Returns the blade's first position: on the window's frame, on phones beside the pots. */
const restOf = (page: Page) => ((page.viewportSize()?.width ?? 0) < 768 ? 62 : 69);
const done = (page: Page) => page.getByText('So sauber wird es bei Ihnen.');

async function dragTo(page: Page, shares: number[]) {
  const pane = await boxOf(page.locator('#wipe'));
  const at = (share: number) => [pane.x + pane.width * share, pane.y + 60] as const;
  await page.mouse.move(...at(0.5));
  await page.mouse.down();
  for (const share of shares) await page.mouse.move(...at(share), { steps: 5 });
  await page.mouse.up();
}

for (const at of EVERY_WIDTH) {
  test(`arrow keys and dragging wipe the pane, and wiped glass stays clean${at}`, async ({ page }) => {
    await page.goto('/');
    const rest = restOf(page);
    await expect(wiper(page)).toHaveValue(`${rest}`);
    await wiper(page).focus();
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
    const clean = `${rest + 10} % der Scheibe sind sauber`;
    await expect(wiper(page)).toHaveValue(`${rest + 10}`);
    await expect(wiper(page)).toHaveAttribute('aria-valuetext', clean);
    for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowLeft');
    await expect(wiper(page)).toHaveValue(`${rest - 20}`);
    await expect(wiper(page)).toHaveAttribute('aria-valuetext', clean);
    expect(await cleanPercent(page)).toBe(rest + 10);

    await dragTo(page, [0.85, 0.2]);
    await expect(wiper(page)).toHaveValue('20');
    expect(await cleanPercent(page)).toBe(85);
    await expect(done(page)).toBeHidden();

    // The last streak near the edge disappears.
    await dragTo(page, [0.97]);
    expect(await cleanPercent(page)).toBe(100);
    await expect(done(page)).toBeInViewport();
  });
}

test('picture, pane and words fit together in every window, and nothing moves with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');

  await test.step('the first screen of every window shows the claim and both buttons, also with the banner', async () => {
    await expect(page.locator('#consent')).toBeVisible();
    const seen = page.locator('#home').locator('h1, .hero-actions a');
    await expect(seen).toContainText(['Sie sehen den Garten', 'Anfragen', 'Anrufen']);
    for await (const { width, height } of windows(
      page,
      '360x800 390x844 768x1024 1280x585 1366x625 1440x900 2560x1440',
    )) {
      await atRest(page);
      const covered = await seen.evaluateAll((all) =>
        all.flatMap((it) => {
          const { left, right, top, bottom } = it.getBoundingClientRect();
          const isOnScreen = top >= 0 && bottom <= innerHeight;
          const corners = [
            [left + 3, top + 3],
            [right - 3, top + 3],
            [left + 3, bottom - 3],
            [right - 3, bottom - 3],
          ] as const;
          const isFree = isOnScreen && corners.every(([x, y]) => it.contains(document.elementFromPoint(x, y)));
          return isFree ? [] : it.textContent;
        }),
      );
      expect(covered, `covered or outside at ${width}x${height}`).toEqual([]);
      const picture = await boxOf(page.locator('#wipe'));
      expect(picture.height, `${width}x${height}`).toBeGreaterThanOrEqual(200);
      // On wide screens the pane overlaps the picture, whose clean half is visible above it.
      const pane = await boxOf(page.locator('.hero-pane'));
      if (width > 768) expect(pane.y - picture.y, `${width}x${height}`).toBeGreaterThan(150);
    }
  });

  await test.step('nothing moves with reduced motion', async () => {
    const duration = await page.locator('#wipe').evaluate((pane) => getComputedStyle(pane).animationDuration);
    expect(Number.parseFloat(duration)).toBe(0);
  });

  await test.step('the promise takes two lines and each fact one on wide screens', async () => {
    for (const width of [1280, 1366, 1440, 1600, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.locator('#home').evaluate((hero) => {
        /** Counts the lines of the element's last words. */
        const linesOf = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element.lastChild as Node);
          return new Set([...range.getClientRects()].filter((it) => it.width > 1).map((it) => Math.round(it.top))).size;
        };
        return [hero.querySelector('h1'), ...hero.querySelectorAll('li a')].map((it) => linesOf(it as Element));
      });
      expect(lines, `${width}`).toEqual([2, 1, 1, 1]);
    }
  });

  await test.step('the pane starts partly clean, and its dirty part covers the same view in every window', async () => {
    for await (const { width } of windows(page, '360x740 720x450 768x1024 1024x1366 1440x900 2560x1440')) {
      // Retries, because the browser chooses other files some time after a resize.
      await expect(async () => {
        const seen = await page.locator('#wipe').evaluate((pane) => {
          const [clean, dirty] = [...pane.querySelectorAll('img')];
          if (!clean || !dirty) throw new Error('two layers');
          const box = pane.getBoundingClientRect();
          /** Measures the picture's width on the screen, and its distance from the right edge. */
          const shown = (image: HTMLImageElement, share: number) => {
            const { width, height, right } = image.getBoundingClientRect();
            const whole = image.naturalWidth / share;
            const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
            return { wide: Math.round(scale * whole), right: Math.round(right - box.right) };
          };
          const share = dirty.getBoundingClientRect().width / box.width;
          return {
            rest: Number.parseFloat(getComputedStyle(pane).getPropertyValue('--clean')),
            share,
            layers: [shown(clean, 1), shown(dirty, share)],
          };
        });
        expect(seen.rest, `${width}`).toBe(width < 768 ? 62 : 69.4);
        expect(100 * seen.share, `${width}`).toBeGreaterThan(100 - seen.rest);
        const [clean, dirty] = seen.layers;
        expect(Math.abs((clean?.wide ?? 0) - (dirty?.wide ?? 0)), `${width}`).toBeLessThanOrEqual(width / 100);
        expect([clean?.right, dirty?.right], `${width}`).toEqual([0, 0]);
      }).toPass({ intervals: [20, 50, 100] });
    }
  });

  await test.step('the invitation to wipe is whole and uncovered in every window', async () => {
    for await (const { width, height } of windows(page, '360x640 800x360 1280x640 1366x650 1440x900')) {
      const hint = await page.getByText('Wischen Sie selbst').evaluate((element) => {
        // Makes the hint findable by position, because it lets presses through to the control below.
        for (const part of [element, element.parentElement as HTMLElement]) part.style.pointerEvents = 'auto';
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const corners = [
          [left + 2, top + 2],
          [right - 2, top + 2],
          [(left + right) / 2, (top + bottom) / 2],
          [left + 2, bottom - 2],
          [right - 2, bottom - 2],
        ] as const;
        const grip = document.querySelector('#wipe .wipe-grip')?.getBoundingClientRect();
        return {
          isInside: left >= 0 && right <= innerWidth,
          isCutByGrip: !!grip && grip.left < right && grip.right > left && grip.top < bottom && grip.bottom > top,
          isCovered: corners.some(
            ([x, y]) =>
              !document.elementsFromPoint(x, y).some((found) => found === element) ||
              !!document.elementFromPoint(x, y)?.closest('.hero-text,.site-header,.floating'),
          ),
        };
      });
      expect(hint, `${width}x${height}`).toEqual({ isInside: true, isCutByGrip: false, isCovered: false });
    }
  });
});

test('the squeegee moves once and wipes the pane', async ({ page }) => {
  await page.goto('/');
  await expect(wiper(page)).toHaveAttribute('aria-valuetext', '69 % der Scheibe sind sauber');
  const blade = await page.locator('#wipe').evaluate((pane) => {
    // Restarts the animation, because on a slow machine it has ended.
    pane.style.animation = 'none';
    pane.getAnimations();
    pane.style.animation = '';
    const [nudge] = pane.getAnimations();
    const { delay = 0, duration } = nudge?.effect?.getTiming() ?? {};
    nudge?.pause();
    if (nudge) nudge.currentTime = delay + Number(duration) / 2;
    return getComputedStyle(pane.querySelector('.wipe-blade') as Element).translate;
  });
  expect(blade).toBe('75.4%');
  expect(await cleanPercent(page)).toBe(75.4);
});
